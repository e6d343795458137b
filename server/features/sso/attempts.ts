import type { Call, AppServices } from '#server/call/context.ts';
import type { OrganizationActorContext } from '#server/features/organizations/context.ts';
import { inSeconds } from '#server/lib/now.ts';
import type { ProviderIdInput } from '#shared/sso/schemas.ts';

import { SsoAttempt } from './attempt.entity.ts';
import { changedIdentityOf } from './sign-in/attempts.ts';
import { requireConnection } from './connections/find-connection.ts';
import { deleteAttempts, eraseFacts } from './queries.ts';

const DAY = 24 * 60 * 60;
/** Of a connection. */
const MAX_ATTEMPTS = 50;
const MAX_AGE_DAYS = 30;

/** The newest first, without what the provider stated. Set-up links see tests only, and no one who signed in. */
export async function listAttempts({ ctx, input }: Call<OrganizationActorContext, typeof ProviderIdInput>) {
  const connection = await requireConnection(ctx, input.providerId);
  const newest = { orderBy: { id: 'desc' }, limit: MAX_ATTEMPTS, populate: ['user'] } as const;
  const visible = { connection: connection.id, ...(ctx.delegate && { outcome: 'test' as const }) };
  const attempts = await ctx.em.find(SsoAttempt, visible, newest);
  return attempts.map(({ user, ...attempt }) => ({
    ...attempt,
    userId: user?.id ?? null,
    user: user?.$ ?? null,
    canAccept: changedIdentityOf({ ...attempt, user }, connection, ctx) !== null,
  }));
}

/** What providers state about users is personal data, needed only until a manager has looked at a failure. */
export async function sweepAttempts(service: AppServices): Promise<void> {
  await eraseFacts(service.reads, inSeconds(-DAY));
  await deleteAttempts(service.reads, inSeconds(-MAX_AGE_DAYS * DAY));
}
