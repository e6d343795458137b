import { signedInQuery, signedIn } from '#server/features/sessions/guards.ts';
import { anyone } from '#server/trpc.ts';
import type { OrganizationPermissions } from '#shared/permissions.ts';

import type { ActorContext, OrganizationContext } from './context.ts';
import {
  resolveActor,
  guardErrorsOf,
  requireMembership,
  requireSeenMembership,
  type Guarded,
  type OrganizationGuard,
  type GuardError,
} from './membership.ts';

/** A person signed in, or one whom a call made by the server itself names by `userId`. */
export const actor = anyone.meta({ guard: 'signed in' }).use(async ({ ctx, getRawInput, next }) => {
  const known: Pick<ActorContext, 'session' | 'user'> = await resolveActor(ctx, await getRawInput());
  Object.assign(ctx, known);
  return next<typeof known>({});
});

/** A member of the organization that the call names, else of the session's active one. */
export function member(guard: Guarded) {
  return signedIn
    .meta({ guard: 'member', guardErrors: guardErrorsOf(guard) })
    .use(async ({ ctx, getRawInput, next }) => {
      const found: Found = await requireMembership(ctx, await getRawInput(), guard);
      Object.assign(ctx, found);
      return next<typeof found>({});
    });
}

/** A member, for a call that only looks. */
export function memberQuery(guard: OrganizationGuard) {
  return signedInQuery
    .meta({ guard: 'member', guardErrors: guardErrorsOf(guard) })
    .use(async ({ ctx, getRawInput, next }) => {
      const found: Found = await requireSeenMembership(ctx, await getRawInput(), guard);
      Object.assign(ctx, found);
      return next<typeof found>({});
    });
}

/** A member one of whose roles grants all these permissions. */
export function permitted(
  permissions: OrganizationPermissions,
  guard: OrganizationGuard & { onForbidden: GuardError },
) {
  const acts = Object.entries(permissions).map(([resource, actions]) => `${actions.join(' and ')} ${resource}`);
  return member({ ...guard, permissions }).meta({ guard: `member who may ${acts.join(', ')}` });
}

type Found = Pick<OrganizationContext, 'organization' | 'organizationId' | 'member'>;
