/**
 * A schema as lines of a reference. Runs in the browser, and has no import, so that tests read the schemas of all calls.
 * `resolve` returns the schema that a `$ref` names.
 */

/**
 * The type of a schema in words, what else it must be, and the fields inside it: a group for each object that it may be. Fields
 * are `[name, schema, isRequired]`; they are described when they are shown, since schemas may contain themselves.
 */
export function describe(schema, resolve) {
  const variants = variantsOf(schema, resolve);
  const types = [...new Set(variants.map((variant) => typeOf(variant, resolve)))];
  const nullLast = [...types.filter((type) => type !== 'null'), ...types.filter((type) => type === 'null')];
  return {
    type: nullLast.join(' or '),
    description: merged(schema, resolve).description,
    facts: [...new Set(variants.flatMap(factsOf)), ...examplesOf(schema, variants)],
    groups: groupsOf(variants, resolve),
  };
}

/** A schema without a reference and `allOf`; what stands beside them goes first. */
function merged({ $ref, allOf = [], ...own }, resolve) {
  const parts = [...($ref ? [{ ...resolve($ref), title: $ref.split('/').at(-1) }] : []), ...allOf];
  return parts
    .map((part) => merged(part, resolve))
    .reduceRight(
      (rest, part) => ({
        ...part,
        ...rest,
        ...((part.properties ?? rest.properties) && { properties: { ...part.properties, ...rest.properties } }),
        ...((part.required ?? rest.required) && { required: [...(part.required ?? []), ...(rest.required ?? [])] }),
      }),
      own,
    );
}

/** What a value may be, each with one type. */
function variantsOf(schema, resolve) {
  const { anyOf, oneOf, type, ...rest } = merged(schema, resolve);
  const choices = anyOf ?? oneOf;
  if (choices) return choices.flatMap((choice) => variantsOf(choice, resolve));
  const ofType = (one) => (one === 'null' ? { type: one } : { ...rest, type: one });
  return Array.isArray(type) ? type.map(ofType) : [ofType(type)];
}

function typeOf({ type, format, items, additionalProperties, const: constant, enum: choices }, resolve) {
  if (constant !== undefined) return JSON.stringify(constant);
  if (type === 'array') return items ? `array of ${pluralOf(items, resolve)}` : 'array';
  const hasValues = type === 'object' && Object.keys(additionalProperties || {}).length > 0;
  if (hasValues) return `object of ${pluralOf(additionalProperties, resolve)}`;
  const name = type ?? (choices ? typeof choices[0] : 'any value');
  return format ? `${name} (${format})` : name;
}

/** The type of the items of a list: `strings`. */
function pluralOf(items, resolve) {
  const { type } = describe(items, resolve);
  if (type.includes(' or ')) return `(${type})`;
  return type.replace(/^(any value|\w+)/, '$1s');
}

const quoted = (value) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** `1 to 64 characters`; limits of the number format itself are none. */
function rangeOf(least, most, unit) {
  const from = least > 0 || (least === 0 && unit === '') ? least : undefined;
  const to = most < Number.MAX_SAFE_INTEGER ? most : undefined;
  const end = unit && ` ${unit}${(to ?? from) === 1 ? '' : 's'}`;
  if (from !== undefined && to !== undefined) return [from === to ? `${to}${end}` : `${from} to ${to}${end}`];
  if (to !== undefined) return [`At most ${to}${end}`];
  return from === undefined ? [] : [`At least ${from}${end}`];
}

function factsOf({ enum: choices, ...schema }) {
  const above = schema.exclusiveMinimum === undefined ? [] : [`More than ${schema.exclusiveMinimum}`];
  return [
    ...(choices ? [`One of ${choices.map(quoted).join(', ')}`] : []),
    ...(choices ? [] : rangeOf(schema.minLength, schema.maxLength, 'character')),
    ...rangeOf(schema.minItems, schema.maxItems, 'item'),
    ...above,
    ...rangeOf(schema.minimum, schema.maximum, ''),
    ...(schema.default === undefined || schema.default === null ? [] : [`Default ${quoted(schema.default)}`]),
  ];
}

/** The first plain example, if the value is not one of few. */
function examplesOf(schema, variants) {
  if (variants.some((variant) => variant.enum ?? variant.const !== undefined)) return [];
  const examples = [schema, ...variants].flatMap(({ examples: values = [] }) => values);
  const plain = examples.find((value) => ['string', 'number'].includes(typeof value));
  return plain === undefined || /^$|\n/.test(plain) ? [] : [`Example ${quoted(plain)}`];
}

/** The objects that a value may be, or be a list of. */
function groupsOf(variants, resolve) {
  const objects = variants.flatMap(({ items, ...variant }) => {
    const values = variant.type === 'object' ? variant.additionalProperties : undefined;
    const inner = items ?? (Object.keys(values || {}).length > 0 ? values : undefined);
    return inner ? groupsOf(variantsOf(inner, resolve), resolve) : groupOf(variant);
  });
  return objects.map(({ title, ...group }, index) => ({ title: title ?? `Option ${index + 1}`, ...group }));
}

function groupOf({ title, properties, required = [] }) {
  const fields = Object.entries(properties ?? {});
  return fields.length === 0
    ? []
    : [{ title, fields: fields.map(([name, schema]) => [name, schema, required.includes(name)]) }];
}
