// Wanted: what a field says when it is not filled as it should be, in the language of the page.

import type { Attachment } from "svelte/attachments";

import { t } from "@/i18n/texts.svelte";

/** The browser shows our sentence instead of its own, until somebody types. */
export function requiredMessage(message: string): Attachment<HTMLInputElement> {
  return (field) => {
    field.oninvalid = () => field.setCustomValidity(t(message));
    field.oninput = () => field.setCustomValidity("");
  };
}
