import type { EntityManager } from '@mikro-orm/postgresql';

import type { readAuditPage } from '#server/features/audit-log/read-page.ts';
import { Id } from '#shared/lib/fields.ts';

import { Invitation } from '#server/features/organizations/invitation.entity.ts';

type AuditPage = Awaited<ReturnType<typeof readAuditPage>>;

/** Adds the addresses of invited users. Entries of the audit log have only the id of the invitation, and are never erased. */
export async function withInvitees(em: EntityManager, page: AuditPage) {
  const ids = new Set(page.entries.flatMap(({ details }) => Id.safeParse(details['invitationId']).data ?? []));
  const where = { id: { $in: [...ids] } };
  const invitations = ids.size > 0 ? await em.findAll(Invitation, { where, fields: ['email'] }) : [];
  const byId = new Map(invitations.map(({ id, email }) => [id, email]));
  const entries = page.entries.map((entry) => ({
    ...entry,
    invitee: byId.get(String(entry.details['invitationId'])) ?? null,
  }));
  return { ...page, entries };
}
