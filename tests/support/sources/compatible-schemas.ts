/** The keywords that the router's schemas use (JSON Schema 2020-12). */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  /** Schemas whose fields an object has besides its own. */
  allOf?: Schema[];
  /** As `additionalProperties`, with `allOf`. */
  unevaluatedProperties?: boolean;
  discriminator?: { mapping?: Record<string, string> };
  [keyword: string]: unknown;
}

export type Schemas = Record<string, Schema>;

/** Released and current schemas. In an answer, current values must fit released readers; in an input, the reverse. */
export interface Comparison {
  released: Schemas;
  current: Schemas;
  of: 'answer' | 'input';
  /** The value: `users[].email`; the whole value by default. */
  path?: string;
}

/** What breaks programs, as sentences about the fields. */
export function schemaBreaks(comparison: Comparison, before: Schema, after: Schema): string[] {
  const { path = '' } = comparison;
  const [old, now] = [resolve(before, comparison.released), resolve(after, comparison.current)];
  const mapping = old.discriminator?.mapping;
  if (mapping && now.discriminator?.mapping) return taggedBreaks(comparison, mapping, now.discriminator.mapping);

  const [olds, nows] = [formsOf(old, comparison.released), formsOf(now, comparison.current)];
  const compare = (o: Schema, n: Schema) => formBreaks(comparison, o, n);
  if (comparison.of === 'answer') {
    return nows.flatMap(
      (form) => closest(olds, form, (o) => compare(o, form)) ?? [`${nameOf(path)} can now be ${kindOf(form)}`],
    );
  }
  return olds.flatMap(
    (form) => closest(nows, form, (n) => compare(form, n)) ?? [`${nameOf(path)} can no longer be ${kindOf(form)}`],
  );
}

/** The breaks against the most similar of the forms that are of the same kind; undefined if there is none. */
function closest(forms: Schema[], form: Schema, breaksOf: (other: Schema) => string[]): string[] | undefined {
  const alike = forms.filter((other) => isSameKind(other, form));
  return alike.map(breaksOf).toSorted((a, b) => a.length - b.length)[0];
}

function isSameKind(a: Schema, b: Schema): boolean {
  const numbers = ['integer', 'number'];
  const bothNumbers = numbers.includes(String(a.type)) && numbers.includes(String(b.type));
  return a.type === b.type || bothNumbers || a.type === undefined || b.type === undefined;
}

/** Forms with a tag, such as events: they can be added, and are compared by their tag. */
function taggedBreaks(comparison: Comparison, olds: Record<string, string>, nows: Record<string, string>) {
  const { path = '' } = comparison;
  return Object.entries(olds).flatMap(([tag, $ref]) => {
    const now = nows[tag];
    if (now === undefined) return [`${nameOf(path)} can no longer be \`${tag}\``];
    return schemaBreaks({ ...comparison, path: `${path}(${tag})` }, { $ref }, { $ref: now });
  });
}

/** Two forms of the same kind. */
function formBreaks(comparison: Comparison, old: Schema, now: Schema): string[] {
  const { path = '' } = comparison;
  const isInput = comparison.of === 'input';
  const [from, to] = isInput ? [old, now] : [now, old];
  if (to.type !== undefined && from.type === undefined) return [`${nameOf(path)} has another type`];
  return [
    ...(from.type === 'number' && to.type === 'integer' ? [`${nameOf(path)} is no longer an integer`] : []),
    ...valueBreaks(old, now, { isInput, path }),
    ...(isInput ? limitBreaks(old, now, path) : formatBreaks(old, now, path)),
    ...(isInput ? inputFieldBreaks(old, now, path) : answerFieldBreaks(old, now, path)),
    ...innerBreaks(comparison, old, now),
  ];
}

/** Values of an enumeration. They can be added, also in answers, where programs have to expect unknown ones. */
function valueBreaks(old: Schema, now: Schema, { isInput, path }: { isInput: boolean; path: string }): string[] {
  const [olds, nows] = [valuesOf(old), valuesOf(now)];
  if (olds === undefined) return isInput && nows ? [`${nameOf(path)} accepts only some values`] : [];
  if (nows === undefined) return isInput ? [] : [`${nameOf(path)} can now have any value`];
  return olds
    .filter((value) => !nows.includes(value))
    .map((value) => `${nameOf(path)} can no longer be \`${String(value)}\``);
}

export const upperLimits = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
export const lowerLimits = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];

function limitBreaks(old: Schema, now: Schema, path: string): string[] {
  const isNarrower = (keyword: string, sign: 1 | -1) => {
    const [before, after] = [old[keyword], now[keyword]] as (number | undefined)[];
    return after !== undefined && (before === undefined || sign * after < sign * before);
  };
  const limits = [...upperLimits.filter((k) => isNarrower(k, 1)), ...lowerLimits.filter((k) => isNarrower(k, -1))];
  const shapes = ['format', 'pattern'].filter((k) => now[k] !== undefined && now[k] !== old[k]);
  return [...limits, ...shapes].map((keyword) => `${nameOf(path)} has a stricter ${keyword}`);
}

function formatBreaks(old: Schema, now: Schema, path: string): string[] {
  return old['format'] !== undefined && old['format'] !== now['format'] ? [`${nameOf(path)} has another format`] : [];
}

/** Calls refuse unknown fields, so that a program which sends a removed field breaks. */
function inputFieldBreaks(old: Schema, now: Schema, path: string): string[] {
  const removed = Object.keys(old.properties ?? {}).filter((field) => !now.properties?.[field]);
  const required = now.required?.filter((field) => !old.required?.includes(field)) ?? [];
  const isClosed = now.additionalProperties === false && old.type === 'object' && old.additionalProperties !== false;
  return [
    ...removed.map((field) => `${nameOf(path, field)} is no longer accepted`),
    ...required.map((field) => `${nameOf(path, field)} is now required`),
    ...(isClosed ? [`${nameOf(path)} no longer accepts other fields`] : []),
  ];
}

function answerFieldBreaks(old: Schema, now: Schema, path: string): string[] {
  return Object.keys(old.properties ?? {}).flatMap((field) => {
    if (!now.properties?.[field]) return [`${nameOf(path, field)} was removed`];
    const isOptional = old.required?.includes(field) && !now.required?.includes(field);
    return isOptional ? [`${nameOf(path, field)} can now be absent`] : [];
  });
}

function innerBreaks(comparison: Comparison, old: Schema, now: Schema): string[] {
  const { path = '' } = comparison;
  const breaksAt = (inner: string, before: Schema, after: Schema) =>
    schemaBreaks({ ...comparison, path: inner }, before, after);
  const fields = Object.entries(old.properties ?? {}).flatMap(([field, schema]) => {
    const after = now.properties?.[field];
    return after ? breaksAt(path ? `${path}.${field}` : field, schema, after) : [];
  });
  const items = old.items && now.items ? breaksAt(`${path}[]`, old.items, now.items) : [];
  const [others, nowOthers] = [old.additionalProperties, now.additionalProperties];
  const areSchemas = typeof others === 'object' && typeof nowOthers === 'object';
  return [...fields, ...items, ...(areSchemas ? breaksAt(`${path}{}`, others, nowOthers) : [])];
}

/** The schema under its name, with the fields of the schemas that it extends. */
function resolve(schema: Schema, schemas: Schemas): Schema {
  if (schema.$ref !== undefined) return resolve(schemas[schema.$ref.split('/').at(-1)!]!, schemas);
  const { allOf = [], unevaluatedProperties, ...own } = schema;
  const closed = unevaluatedProperties === undefined ? own : { ...own, additionalProperties: unevaluatedProperties };
  return allOf.map((base) => resolve(base, schemas)).reduce(withFieldsOf, closed);
}

function withFieldsOf(schema: Schema, base: Schema): Schema {
  const required = [...(base.required ?? []), ...(schema.required ?? [])];
  return { ...schema, properties: { ...base.properties, ...schema.properties }, required };
}

/** The alternatives of a schema, with one type each. */
function formsOf(schema: Schema, schemas: Schemas): Schema[] {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap((choice) => formsOf(resolve(choice, schemas), schemas));
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }));
  return [schema];
}

function valuesOf(schema: Schema): unknown[] | undefined {
  return 'const' in schema ? [schema.const] : schema.enum;
}

function kindOf(schema: Schema): string {
  return schema.type === undefined ? 'anything' : String(schema.type);
}

function nameOf(path: string, field?: string): string {
  const name = [path, field].filter(Boolean).join('.');
  return name === '' ? 'the value' : `\`${name}\``;
}
