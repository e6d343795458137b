import { attributesOf, findAttribute, type ResourceType } from '#server/features/scim/schema/attributes.ts';
import { isObject, type Resource } from '#server/features/scim/schema/resource.ts';

import { invalid } from '#server/features/scim/scim-error.ts';

/** Leaves out attributes of a resource. */
export type Projection = (resource: Resource) => Resource;

type Names = readonly (readonly [name: string, sub?: string])[];

/** `attributes` or `excludedAttributes` (RFC 7644, section 3.9). `id` and `schemas` always stay. */
export function readProjection(type: ResourceType, query: URLSearchParams): Projection {
  const [included, excluded] = ['attributes', 'excludedAttributes'].map((name) => namesIn(type, query.get(name)));
  if (included && excluded) throw invalid('invalidValue', 'attributes and excludedAttributes exclude each other');
  if (included) return (resource) => keep(resource, [['id'], ['schemas'], ...included]);
  if (excluded) return (resource) => drop(resource, excluded);
  return (resource) => resource;
}

/** Whether an answer contains an attribute, which costs a query. */
export function isProjected(type: ResourceType, query: URLSearchParams, name: string): boolean {
  return name in readProjection(type, query)({ [name]: [] });
}

function namesIn(type: ResourceType, list: string | null): Names | null {
  if (list === null || list.trim() === '') return null;
  return list.split(',').map((name) => namePath(type, name.trim()));
}

function namePath({ schema, ...type }: ResourceType, text: string): [string, string?] {
  const lower = text.toLowerCase();
  const attributes = attributesOf({ schema, ...type });
  const extension = type.extensions.find(
    ({ id }) => lower === id.toLowerCase() || lower.startsWith(`${id.toLowerCase()}:`),
  );
  if (extension) {
    const sub = findAttribute(extension.attributes, text.slice(extension.id.length + 1).split('.')[0]!);
    return sub ? [extension.id, sub.name] : [extension.id];
  }
  const own = lower.startsWith(`${schema.id.toLowerCase()}:`) ? text.slice(schema.id.length + 1) : text;
  const [name = '', inner] = own.split('.');
  const attribute = findAttribute(attributes, name);
  if (attribute === undefined) return [name.toLowerCase() === 'meta' ? 'meta' : name];
  const sub = inner === undefined ? undefined : findAttribute(attribute.subAttributes ?? [], inner);
  return sub ? [attribute.name, sub.name] : [attribute.name];
}

function keep(resource: Resource, names: Names): Resource {
  const entries = Object.entries(resource).flatMap(([name, value]): [string, unknown][] => {
    const wanted = names.filter(([own]) => own === name);
    if (wanted.length === 0) return [];
    const subs = wanted.map(([, sub]) => sub);
    const isWhole = subs.includes(undefined);
    return [[name, isWhole ? value : mapElements(value, (element) => pick(element, (key) => subs.includes(key)))]];
  });
  return Object.fromEntries(entries);
}

function drop(resource: Resource, names: Names): Resource {
  const entries = Object.entries(resource).flatMap(([name, value]): [string, unknown][] => {
    const unwanted = name === 'id' || name === 'schemas' ? [] : names.filter(([own]) => own === name);
    if (unwanted.some(([, sub]) => sub === undefined)) return [];
    const subs = unwanted.map(([, sub]) => sub);
    return [
      [name, subs.length === 0 ? value : mapElements(value, (element) => pick(element, (key) => !subs.includes(key)))],
    ];
  });
  return Object.fromEntries(entries);
}

function mapElements(value: unknown, change: (element: Resource) => Resource): unknown {
  if (Array.isArray(value)) return value.map((element: unknown) => (isObject(element) ? change(element) : element));
  return isObject(value) ? change(value) : value;
}

function pick(element: Resource, isWanted: (name: string) => boolean): Resource {
  return Object.fromEntries(Object.entries(element).filter(([name]) => isWanted(name)));
}
