import type { SettingInput } from '#shared/admin/setting-input.ts';

import type { OptionSchema, Resolve } from './describe-value.ts';

const none: Omit<SettingInput, 'control'> = {
  choices: [],
  minimum: null,
  exclusiveMinimum: null,
  maximum: null,
  minLength: null,
  maxLength: null,
  pattern: null,
  fields: [],
};

/** How an option is written in the configuration: what a form needs to take a value and to check it. */
export function inputOf(schema: OptionSchema, resolve: Resolve): SettingInput {
  const values = alternativesOf(schema, resolve).filter(({ declaredAs }) => declaredAs === undefined);
  const [value, ...others] = values;
  if (value === undefined || needsFunction(value, resolve)) return { ...none, control: 'function' };
  if (values.some((each) => hasSecret(each, resolve))) return { ...none, control: 'secret', fields: fieldsOf(value) };
  const choices = values.map(choicesOf);
  if (choices.every((each) => each !== null)) {
    return value.type === 'boolean' && others.length === 0
      ? { ...none, control: 'boolean' }
      : { ...none, control: 'choice', choices: choices.flat() };
  }
  const list = values.find(({ type }) => type === 'array');
  if (list && values.every((each) => each === list || each.type === 'string')) return listOf(list, resolve);
  if (others.length > 0) return { ...none, control: 'json' };
  return single(value);
}

function single(value: OptionSchema): SettingInput {
  const { type, pattern = null, minLength = null, maxLength = null } = value;
  if (type === 'string') return { ...none, control: 'string', pattern, minLength, maxLength };
  if (type !== 'integer' && type !== 'number') return { ...none, control: 'json', fields: fieldsOf(value) };
  const exclusiveMinimum = typeof value.exclusiveMinimum === 'number' ? value.exclusiveMinimum : null;
  const minimum =
    limit(value.minimum) ?? (type === 'integer' && exclusiveMinimum !== null ? exclusiveMinimum + 1 : null);
  const above = minimum === null ? exclusiveMinimum : null;
  return { ...none, control: type, minimum, exclusiveMinimum: above, maximum: limit(value.maximum) };
}

/** Without those of all integers in JavaScript. */
const limit = (bound: number | undefined) =>
  bound === undefined || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? null : bound;

/** Texts, or some of the listed texts; JSON if the items are something else. */
function listOf(list: OptionSchema, resolve: Resolve): SettingInput {
  const item = typeof list.items === 'object' && !Array.isArray(list.items) ? resolve(list.items as OptionSchema) : {};
  if (item.type !== 'string') return { ...none, control: 'json' };
  return { ...none, control: 'list', choices: choicesOf(item) ?? [], pattern: item.pattern ?? null };
}

/** A schema, or the members of its unions; each inherits whether its texts are secret. */
function alternativesOf(schema: OptionSchema, resolve: Resolve, inherited?: boolean): OptionSchema[] {
  const own = resolve(schema);
  const secret = own.secret ?? inherited;
  if (own.anyOf) return own.anyOf.flatMap((part) => alternativesOf(part as OptionSchema, resolve, secret));
  return own.type === 'null' ? [] : [{ ...own, ...(secret !== undefined && { secret }) }];
}

function choicesOf({ type, enum: listed, const: only }: OptionSchema): (string | number | boolean)[] | null {
  if (type === 'boolean' && only === undefined) return [true, false];
  const values = only === undefined ? listed : [only];
  return values ? values.filter((value) => typeof value !== 'object') : null;
}

/** Whether a value has a text that is not shown. */
function hasSecret(schema: OptionSchema, resolve: Resolve, inherited?: boolean): boolean {
  const own = resolve(schema);
  const secret = own.secret ?? inherited;
  if (own.type === 'string' && choicesOf(own) === null) return secret !== false;
  const parts = [...(own.anyOf ?? []), own.items, ...Object.values(own.properties ?? {}), own.additionalProperties];
  return parts.some((part) => typeof part === 'object' && hasSecret(part as OptionSchema, resolve, secret));
}

/** Whether an object has a required function. */
const needsFunction = ({ properties = {}, required = [] }: OptionSchema, resolve: Resolve) =>
  required.some((name) => resolve((properties[name] ?? {}) as OptionSchema).declaredAs !== undefined);

const fieldsOf = ({ required = [] }: OptionSchema): string[] => [...required];
