// JSON schemas of moves, events, views and options: what a field means and what is inside it.

export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  anyOf?: Schema[];
  type?: string | string[];
  /** The kind of thing that the value names, such as `seat`. */
  ludoteca?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema | false;
  prefixItems?: Schema[];
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  /** The unit of a time. */
  unit?: string;
  /** Values of other options without which the option does not matter. */
  only_with?: Record<string, unknown>;
  /** Whether few people change the option. */
  rare?: boolean;
  /** The number of seats that the option matters to; all if absent. */
  seats?: number;
}

export const ANYTHING: Schema = {};
export type Fields = Readonly<Record<string, Schema>>;

/** Maximum nesting depth expanded. */
const DEEPEST = 6;

const known = new WeakMap<Schema, Fields>();

/** The fields of a struct with all references resolved; cached. */
export function fieldsOf(schema: Schema | undefined): Fields {
  if (!schema) return {};
  const found = known.get(schema) ?? expanded(schema, schema.$defs ?? {}, DEEPEST).properties ?? {};
  known.set(schema, found);
  return found;
}

function expanded(schema: Schema, defs: Record<string, Schema>, depth: number): Schema {
  const name = schema.$ref?.split("/").pop();
  if (name !== undefined)
    return depth ? expanded(defs[name] ?? ANYTHING, defs, depth - 1) : ANYTHING;
  const inner = (one: Schema) => expanded(one, defs, depth);
  const whole: Schema = { ...schema };
  if (schema.anyOf) whole.anyOf = schema.anyOf.map(inner);
  if (schema.prefixItems) whole.prefixItems = schema.prefixItems.map(inner);
  if (schema.items) whole.items = inner(schema.items);
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([key, one]) => [key, inner(one)]);
    whole.properties = Object.fromEntries(fields) as Fields;
  }
  return whole;
}

/** The schema of a struct, also where it may be null. */
export function structOf(schema: Schema): Schema | undefined {
  if (schema.properties) return schema;
  return schema.anyOf?.map(structOf).find((inner) => inner !== undefined);
}

/** The meaning a field was marked with, also where it may be null. */
export function markOf(schema: Schema): string | null {
  if (typeof schema.ludoteca === "string") return schema.ludoteca;
  for (const inner of schema.anyOf ?? []) {
    const mark = markOf(inner);
    if (mark !== null) return mark;
  }
  return null;
}

/** The schema of an array, also where it may be null. */
export function arrayOf(schema: Schema): Schema | undefined {
  if (schema.type === "array") return schema;
  return schema.anyOf?.map(arrayOf).find((inner) => inner !== undefined);
}

/** Schema of an item of an array. */
export function itemSchema(schema: Schema, index: number): Schema {
  const array = arrayOf(schema);
  return array?.prefixItems?.[index] ?? (array?.items || ANYTHING);
}
