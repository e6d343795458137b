import { wrap, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import type { z } from 'zod';

import { AuditEntry } from '#server/audit/audit-entry.entity.ts';
import { toPage } from '#server/call/paging.ts';
import { User } from '#server/features/users/user.entity.ts';
import type { ListAudit } from '#shared/audit-log/schemas.ts';
import { pageSize } from '#shared/lib/fields.ts';

/** More entries are not counted, since a log can contain millions. */
const MAX_COUNTED = 1000;

/** A page of the audit log, newest first. */
export async function readAuditPage(em: EntityManager, input: z.output<typeof ListAudit>) {
  const limit = pageSize(input.limit);
  const { event, actorId, subjectId, userId, organizationId, from, to } = input;
  const createdAt = { $gte: from && new Date(from), $lt: to && new Date(to) };
  const ofUser = userId ? { $or: [{ actorId: userId }, { subjectId: userId }] } : {};
  const where = { event, actorId, subjectId, organizationId, ...ofUser, ...(from || to ? { createdAt } : {}) };
  // Ids are ordered by time, so that the id of the last entry is the cursor.
  const after = input.cursor ? { id: { $lt: input.cursor } } : {};
  const entries = await em.findAll(AuditEntry, {
    where: { $and: [where, after] },
    orderBy: { id: 'desc' },
    limit: limit + 1,
    offset: input.cursor ? 0 : (input.offset ?? 0),
  });
  const { rows, nextCursor } = toPage(entries, limit, ({ id }) => id);
  return {
    entries: await withUsers(em, rows),
    ...(await countEntries(em, where)),
    nextCursor,
  };
}

async function countEntries(em: EntityManager, where: FilterQuery<AuditEntry>) {
  const firstBeyondCap = { where, orderBy: { id: 'desc' }, offset: MAX_COUNTED, limit: 1 } as const;
  const totalIsCapped = (await em.findAll(AuditEntry, firstBeyondCap)).length > 0;
  return { total: totalIsCapped ? MAX_COUNTED : await em.count(AuditEntry, where), totalIsCapped };
}

/** Adds actors and subjects with one query; null for users who were deleted. */
async function withUsers(em: EntityManager, entries: AuditEntry[]) {
  const ids = new Set(entries.flatMap(({ actorId, subjectId }) => [actorId, subjectId]).filter((id) => id !== null));
  const users = ids.size > 0 ? await em.findAll(User, { where: { id: { $in: [...ids] } } }) : [];
  const byId = new Map(users.map((user) => [user.id, user]));
  return entries.map((entry) => ({
    ...wrap(entry).toPOJO(),
    actor: byId.get(entry.actorId ?? '') ?? null,
    subject: byId.get(entry.subjectId ?? '') ?? null,
  }));
}
