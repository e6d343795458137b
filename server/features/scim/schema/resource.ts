import { invalid } from '#server/features/scim/scim-error.ts';

import { attributesOf, findAttribute, type Attribute, type ResourceType } from './attributes.ts';

/** A resource as JSON, with the names and the order of its schema. Only `readResource` and PATCH create one. */
export type Resource = Record<string, unknown>;

const MAX_RESOURCE_CHARACTERS = 32_768;

/** What a directory sent, or what is stored, without read-only and unknown attributes. */
export function readResource(type: ResourceType, input: object): Resource {
  const resource = readComplex(attributesOf(type), input) ?? {};
  if (JSON.stringify(resource).length > MAX_RESOURCE_CHARACTERS)
    throw invalid('invalidValue', `A ${type.name} is limited to 32 kB`);
  return resource;
}

/** The body of a POST or PUT (RFC 7644, section 3.3). */
export function readBody(type: ResourceType, body: unknown): Resource {
  if (!isObject(body)) throw invalid('invalidSyntax', 'The body is no JSON object');
  requireSchema(body, type.schema.id);
  return readResource(type, body);
}

export function requireSchema(body: object, id: string): void {
  const { schemas } = body as { schemas?: unknown };
  const isNamed = Array.isArray(schemas) && schemas.some((name) => String(name).toLowerCase() === id.toLowerCase());
  if (!isNamed) throw invalid('invalidSyntax', `schemas must contain ${id}`);
}

/** Equal resources have the same text, since their attributes are in the order of the schema. */
export function isSameResource(a: Resource, b: Resource): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of an attribute; undefined for one without a value, such as null or an empty list (RFC 7643, section 2.5). */
export function readValue(attribute: Attribute, value: unknown): unknown {
  if (value === null || value === undefined || attribute.mutability === 'readOnly') return undefined;
  if (!attribute.multiValued) return readSingle(attribute, value);
  const listed: unknown[] = Array.isArray(value) ? value : [value];
  const elements = listed.map((element) => readElement(attribute, element)).filter((element) => element !== undefined);
  return elements.length > 0 ? withOnePrimary(elements) : undefined;
}

/** An element of a list, or a complex value that some directories send as its text or as a list of one. */
export function readElement(attribute: Attribute, element: unknown): Resource | undefined {
  const single: unknown = Array.isArray(element) && element.length === 1 ? element[0] : element;
  const { subAttributes = [], name } = attribute;
  if (isObject(single)) return readComplex(subAttributes, single);
  const value = findAttribute(subAttributes, 'value');
  if (value === undefined || typeof single !== 'string') throw invalid('invalidValue', `${name} must be an object`);
  return single === '' ? undefined : { value: single };
}

function readSingle(attribute: Attribute, value: unknown): unknown {
  if (attribute.type === 'complex') return readElement(attribute, value);
  if (attribute.type === 'boolean') return readBoolean(attribute, value);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw invalid('invalidValue', `${attribute.name} must be a text`);
}

/** Some directories send booleans as text. */
function readBoolean({ name }: Attribute, value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  const text = String(value).toLowerCase();
  if (text === 'true' || text === 'false') return text === 'true';
  throw invalid('invalidValue', `${name} must be true or false`);
}

/** Names count in any case. Only names of the table become keys. */
function readComplex(attributes: readonly Attribute[], input: object): Resource | undefined {
  const sent = new Map(Object.entries(input).map(([name, value]) => [name.toLowerCase(), value as unknown]));
  const entries = attributes.flatMap((attribute): [string, unknown][] => {
    const value = readValue(attribute, sent.get(attribute.name.toLowerCase()));
    return value === undefined ? [] : [[attribute.name, value]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** The first one counts (RFC 7643, section 2.4). */
function withOnePrimary(elements: Resource[]): Resource[] {
  const first = elements.findIndex(({ primary }) => primary === true);
  return elements.map((element, index) =>
    element['primary'] === true && index !== first ? { ...element, primary: false } : element,
  );
}
