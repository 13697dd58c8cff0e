// Fields of the open form, so that values can be picked on the board as well.

import { type Field, same, valuesOf } from "@/model/choices";

type Choose = (field: Field, value: unknown) => void;

export class Picker {
  #fields = $state.raw<readonly Field[]>([]);
  #choose: Choose = () => undefined;

  /** The field that is asked for now: the first open one, or the last of those with a list. */
  #asked = $derived(
    this.#fields.find((field) => field.value === undefined) ??
      this.#fields.findLast((field) => field.offer.kind === "list"),
  );

  /** The form that is open now; nothing when it closes. */
  follow(fields: readonly Field[], choose: Choose): () => void {
    this.#fields = fields;
    this.#choose = choose;
    return () => {
      if (this.#fields === fields) this.#fields = [];
    };
  }

  /** Whether the value would answer the current field. */
  isLit(value: unknown): boolean {
    return this.#asked !== undefined && accepts(this.#asked, value);
  }

  isChosen(value: unknown): boolean {
    return this.#fields.some((field) => field.offer.kind === "list" && same(field.value, value));
  }

  /** Use the value for the current field, or else for the last field it fits. */
  pick(value: unknown): void {
    const field = this.isLit(value)
      ? this.#asked
      : this.#fields.findLast((one) => accepts(one, value));
    if (field) this.#choose(field, value);
  }

  canPick(value: unknown): boolean {
    return this.#fields.some((field) => accepts(field, value));
  }
}

function accepts({ offer }: Field, value: unknown): boolean {
  if (offer.kind !== "list" || offer.values.length < 2) return false;
  return valuesOf(offer).some((one) => same(one, value));
}
