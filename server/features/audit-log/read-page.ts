import { wrap, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import type { z } from 'zod';

import { AuditEntry } from '#server/audit/audit-entry.entity.ts';
import { User } from '#server/features/users/user.entity.ts';
import type { ListAudit } from '#shared/audit.ts';
import { limits } from '#shared/limits.ts';

type Filter = z.output<typeof ListAudit>;

/** A page of the audit log, newest first. */
export async function readAuditPage(em: EntityManager, input: Filter) {
  const limit = Math.min(input.limit || limits.pageSize, limits.pageSizeMax);
  const where = conditionOf(input);
  // Ids grow with time, so that they order entries, and say where a page ended.
  const after = input.cursor ? { id: { $lt: input.cursor } } : {};
  const entries = await em.findAll(AuditEntry, {
    where: { $and: [where, after] },
    orderBy: { id: 'desc' },
    limit: limit + 1,
    offset: input.cursor ? 0 : (input.offset ?? 0),
  });
  const shown = entries.slice(0, limit);
  return {
    entries: await withPeople(em, shown),
    ...(await countEntries(em, where)),
    nextCursor: entries.length > limit ? shown.at(-1)!.id : null,
  };
}

function conditionOf({ event, actorId, subjectId, organizationId, from, to }: Filter): FilterQuery<AuditEntry> {
  return {
    event,
    actorId,
    subjectId,
    organizationId,
    ...(from || to ? { createdAt: { $gte: from && new Date(from), $lt: to && new Date(to) } } : {}),
  };
}

/** A log that has grown for years is not counted to its end for every page. */
async function countEntries(em: EntityManager, where: FilterQuery<AuditEntry>) {
  const beyond = { where, orderBy: { id: 'desc' }, offset: limits.countedMatches, limit: 1 } as const;
  const totalIsCapped = (await em.findAll(AuditEntry, beyond)).length > 0;
  return { total: totalIsCapped ? limits.countedMatches : await em.count(AuditEntry, where), totalIsCapped };
}

/** The names behind the ids, in one read; an entry outlives the people in it. */
async function withPeople(em: EntityManager, entries: AuditEntry[]) {
  const ids = new Set(entries.flatMap(({ actorId, subjectId }) => [actorId, subjectId]).filter((id) => id !== null));
  const people = ids.size > 0 ? await em.findAll(User, { where: { id: { $in: [...ids] } } }) : [];
  const byId = new Map(people.map((person) => [person.id, person]));
  const somebody = (id: string | null) => (id === null ? null : (byId.get(id) ?? null));
  return entries.map((entry) => ({
    ...wrap(entry).toPOJO(),
    actor: somebody(entry.actorId),
    subject: somebody(entry.subjectId),
  }));
}
