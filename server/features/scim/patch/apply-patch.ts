import { equalitiesOf, matchesFilter } from '#server/features/scim/filter/match-filter.ts';
import { invalid } from '#server/features/scim/scim-error.ts';
import {
  attributesOf,
  findAttribute,
  type Attribute,
  type ResourceType,
} from '#server/features/scim/schema/attributes.ts';
import {
  isObject,
  isSameResource,
  readElement,
  readResource,
  readValue,
  type Resource,
} from '#server/features/scim/schema/resource.ts';

import type { Operation, Segment } from './operations.ts';

/** The resource after the operations. What the schema does not name is ignored; the given one stays as it is. */
export function applyPatch(type: ResourceType, resource: Resource, operations: readonly Operation[]): Resource {
  const changed = structuredClone(resource);
  for (const operation of operations) applyTo(changed, attributesOf(type), operation);
  return readResource(type, changed);
}

function applyTo(target: Resource, attributes: readonly Attribute[], { op, path, value }: Operation): void {
  const [head, ...rest] = path;
  const attribute = findAttribute(attributes, head!.name);
  if (attribute === undefined || attribute.mutability === 'readOnly') return;
  const isRemoval = op === 'remove' || value === null;
  if (isRemoval && attribute.required) throw invalid('mutability', `${attribute.name} is required`);
  if (attribute.multiValued) return applyToList(target, attribute, { op, value, filter: head!.filter, rest });
  if (head!.filter) throw invalid('invalidPath', `${attribute.name} is no list`);
  if (rest.length > 0) return applyInside(target, attribute, { op, path: rest, value });
  if (isRemoval) delete target[attribute.name];
  else if (attribute.type === 'complex') mergeComplex(target, attribute, { op, value });
  else target[attribute.name] = readValue(attribute, value);
}

function applyInside(target: Resource, { name, subAttributes = [] }: Attribute, operation: Operation): void {
  const inner = (target[name] ??= {}) as Resource;
  applyTo(inner, subAttributes, operation);
}

/** Sub-attributes that the value does not name stay. */
function mergeComplex(target: Resource, attribute: Attribute, { op, value }: Pick<Operation, 'op' | 'value'>): void {
  const given = isObject(value) ? value : (readElement(attribute, value) ?? {});
  for (const [name, inner] of Object.entries(given)) {
    applyInside(target, attribute, { op, path: [{ name }], value: inner });
  }
}

interface ListChange extends Pick<Operation, 'op' | 'value'>, Pick<Segment, 'filter'> {
  rest: readonly Segment[];
}

function applyToList(target: Resource, attribute: Attribute, { op, value, filter, rest }: ListChange): void {
  const { name } = attribute;
  const list = (target[name] ?? []) as Resource[];
  if (filter === undefined && rest.length === 0) {
    target[name] = changedList(attribute, list, { op, value });
    return;
  }
  const selected = selectElements(attribute, list, { op, filter });
  if (op === 'remove' && rest.length === 0) {
    target[name] = list.filter((element) => !selected.includes(element));
    return;
  }
  const others = list.filter((element) => !selected.includes(element));
  for (const element of selected) {
    if (rest.length > 0) applyTo(element, attribute.subAttributes ?? [], { op, path: rest, value });
    else Object.assign(element, readElement(attribute, value));
    if (element['primary'] === true) for (const other of others) if (other['primary']) other['primary'] = false;
  }
  target[name] = [...list, ...selected.filter((element) => !list.includes(element))];
}

function changedList(
  attribute: Attribute,
  list: Resource[],
  { op, value }: Pick<Operation, 'op' | 'value'>,
): Resource[] {
  const given = (readValue(attribute, value) ?? []) as Resource[];
  if (op === 'replace') return given;
  // A removal without values is that of all.
  if (op === 'remove' || value === null) {
    const isNamed = (element: Resource) =>
      given.some((other) => ('value' in other ? other['value'] === element['value'] : isSameResource(other, element)));
    return value === undefined || value === null ? [] : list.filter((element) => !isNamed(element));
  }
  const added = given.filter((element) => !list.some((other) => isSameResource(other, element)));
  const isNewPrimary = added.some(({ primary }) => primary === true);
  const rest = isNewPrimary
    ? list.map((element) => (element['primary'] ? { ...element, primary: false } : element))
    : list;
  return [...rest, ...added];
}

/** The elements that the filter selects. If it selects none, an addition creates one that it does. */
function selectElements(
  attribute: Attribute,
  list: Resource[],
  { op, filter }: Pick<ListChange, 'op' | 'filter'>,
): Resource[] {
  const { subAttributes = [], name } = attribute;
  const found = filter ? list.filter((element) => matchesFilter(filter, element, subAttributes)) : list;
  if (found.length > 0 || op === 'remove') return found;
  const equalities = filter ? equalitiesOf(filter) : [];
  if (equalities === null) throw invalid('noTarget', `No element of ${name} matches the filter`);
  const created = readElement(attribute, Object.fromEntries(equalities)) ?? {};
  // A directory that first sent an address without a type means that one.
  const [only] = list;
  const isUntyped = list.length === 1 && only!['type'] === undefined && Object.keys(created).join() === 'type';
  return [isUntyped ? Object.assign(only!, created) : created];
}
