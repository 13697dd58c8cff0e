// Messages of form validation in the language of the page.

import type { Attachment } from "svelte/attachments";

import { t } from "@/i18n/texts.svelte";

/** Replaces the browser's own message until the next input. */
export function requiredMessage(message: string): Attachment<HTMLInputElement> {
  return (field) => {
    field.oninvalid = () => field.setCustomValidity(t(message));
    field.oninput = () => field.setCustomValidity("");
  };
}
