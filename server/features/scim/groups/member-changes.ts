import { alternativesOf } from '#server/features/scim/filter/match-filter.ts';
import type { Operation } from '#server/features/scim/patch/operations.ts';
import { invalid } from '#server/features/scim/scim-error.ts';
import { findAttribute, groupSchema } from '#server/features/scim/schema/attributes.ts';
import { readValue, type Resource } from '#server/features/scim/schema/resource.ts';
import { Id } from '#shared/lib/fields.ts';

/** A change of the members of a group; `null` are all. */
export interface MemberChange {
  op: Operation['op'];
  ids: readonly string[] | null;
}

const members = findAttribute(groupSchema.attributes, 'members')!;

export function isOfMembers({ path }: Operation): boolean {
  return findAttribute(groupSchema.attributes, path[0]!.name) === members;
}

/** Of an operation of a PATCH. Members are named by a filter or by a list. */
export function memberChangeOf({ op, path, value }: Operation): MemberChange {
  const filter = path[0]?.filter;
  if (filter) {
    const ids = alternativesOf(filter);
    if (ids === null) throw invalid('invalidFilter', 'Members are selected by value eq, joined by or');
    return { op: op === 'replace' ? 'add' : op, ids: op === 'remove' ? ids : ids.map(requireId) };
  }
  const isEmpty = value === null || value === undefined;
  if (op === 'remove') return { op, ids: isEmpty ? null : idsIn(value) };
  return isEmpty ? { op: 'remove', ids: null } : { op, ids: idsIn(value).map(requireId) };
}

/** The ids in `members` of a group. */
export function memberIds(resource: Resource): string[] {
  return idsIn(resource['members']).map(requireId);
}

function idsIn(value: unknown): string[] {
  const listed = (readValue(members, value) ?? []) as { value?: string; type?: string }[];
  for (const { type } of listed) {
    if (type?.toLowerCase() === 'group') throw invalid('invalidValue', 'Groups in groups are not supported');
  }
  return [...new Set(listed.flatMap(({ value: id }) => id ?? []))];
}

function requireId(id: string): string {
  if (!Id.safeParse(id).success) throw unknownMember(id);
  return id.toLowerCase();
}

export const unknownMember = (id: string) => invalid('invalidValue', `The member ${id.slice(0, 100)} does not exist`);
