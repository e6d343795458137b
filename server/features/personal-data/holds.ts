import type { EntityManager } from '@mikro-orm/postgresql';

import type { AppServices, Call } from '#server/call/context.ts';
import { before, encodeTimeCursor, toPage } from '#server/call/paging.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { AppError, rejectField } from '#server/lib/errors.ts';
import { now } from '#server/lib/now.ts';
import { decrypt, encrypt } from '#server/security/encryption.ts';
import type { CreateHold, LiftHold, ListHolds } from '#shared/personal-data/schemas.ts';

import { LegalHold } from './legal-hold.entity.ts';

const PURPOSE = 'legal hold';

const standing = () => ({ liftedAt: null, $or: [{ endsAt: null }, { endsAt: { $gt: now() } }] });

/** Whether a hold keeps the data of a user. */
export async function isOnHold(em: EntityManager, userId: string): Promise<boolean> {
  return (await em.count(LegalHold, { userId, ...standing() })) > 0;
}

/** Before a user is deleted. The row of the user is locked, as it is when a hold begins. */
export async function rejectHeldUser({ em }: EventContext, { user }: { user: User }): Promise<void> {
  if (user.kind === 'person' && (await isOnHold(em, user.id))) throw new AppError('LEGAL_HOLD');
}

/** Before an organization is deleted. */
export async function rejectHeldOrganization(
  { em }: EventContext,
  { organizationId }: { organizationId: string },
): Promise<void> {
  if ((await em.count(LegalHold, { organizationId, ...standing() })) > 0) throw new AppError('LEGAL_HOLD');
}

/** Begins a hold. */
export async function createHold({ ctx, input }: Call<AuthenticatedContext, typeof CreateHold>) {
  const { em, secrets, user: administrator } = ctx;
  const { userId = null, organizationId = null, reason, endsAt } = input;
  if ((userId === null) === (organizationId === null)) rejectField('organizationId');
  if (userId !== null && (await findUserForUpdate(em, userId)) === null) throw new AppError('USER_NOT_FOUND');
  if (organizationId !== null && (await em.count(Organization, { id: organizationId })) === 0) {
    throw new AppError('ORGANIZATION_NOT_FOUND');
  }
  const hold = em.create(LegalHold, {
    userId,
    organizationId,
    reason: '',
    createdBy: administrator.id,
    endsAt: endsAt === undefined ? null : new Date(endsAt),
  });
  hold.reason = encrypt(secrets, reason, { purpose: PURPOSE, about: hold.id });
  ctx.audit('legal-hold.created', { subjectId: userId, organizationId, details: { holdId: hold.id } });
  await em.flush();
  return present(ctx, hold);
}

/** The holds of the platform, newest first. */
export async function listHolds({ ctx, input }: Call<AuthenticatedContext, typeof ListHolds>) {
  const where = {
    ...before(input.cursor, 'createdAt'),
    ...(input.userId === undefined ? {} : { userId: input.userId }),
    ...(input.standing ? { $and: [standing()] } : {}),
  };
  const holds = await ctx.em.find(LegalHold, where, {
    orderBy: { createdAt: 'desc', id: 'desc' },
    limit: input.limit + 1,
  });
  const { rows, nextCursor } = toPage(holds, input.limit, (last) => encodeTimeCursor(last.createdAt, last));
  return { holds: rows.map((hold) => present(ctx, hold)), nextCursor };
}

/** Ends a hold. */
export async function liftHold({ ctx, input }: Call<AuthenticatedContext, typeof LiftHold>) {
  const hold = await ctx.em.findOne(LegalHold, { id: input.holdId, liftedAt: null });
  if (hold === null) throw new AppError('HOLD_NOT_FOUND');
  Object.assign(hold, { liftedAt: now(), liftedBy: ctx.user.id });
  const { userId: subjectId, organizationId, id: holdId } = hold;
  ctx.audit('legal-hold.lifted', { subjectId, organizationId, details: { holdId } });
  return present(ctx, hold);
}

function present({ secrets }: Pick<AppServices, 'secrets'>, hold: LegalHold) {
  const { id, userId, organizationId, createdBy, createdAt, endsAt, liftedAt, liftedBy } = hold;
  // A secret that was removed from the configuration leaves the reason unreadable, not the hold.
  const reason = decrypt(secrets, hold.reason, { purpose: PURPOSE, about: id });
  return { id, userId, organizationId, reason, createdBy, createdAt, endsAt, liftedAt, liftedBy };
}
