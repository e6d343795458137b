import type { Account, AccountClaims } from 'oidc-provider';

import { maySignIn } from '#server/features/sessions/current-session.ts';
import { User } from '#server/features/users/user.entity.ts';

import { currentDispatch } from '#server/features/oauth-provider/storage/dispatch.ts';

/** The user of a session or a token, for the library; undefined if the user may not sign in. */
export async function findAccount(_ctx: unknown, id: string): Promise<Account | undefined> {
  const dispatch = currentDispatch();
  const known = [dispatch.session?.user, dispatch.user].find((user) => user?.id === id);
  const user = known ?? (await dispatch.ctx.em.findOne(User, { id }));
  if (user === null || !maySignIn(user)) return undefined;
  return { accountId: id, claims: async () => ({ ...claimsOf(user), org_id: dispatch.organizationId ?? undefined }) };
}

type ClaimsOfUser = Pick<User, 'id' | 'name' | 'image' | 'email' | 'emailVerified' | 'displayUsername' | 'updatedAt'>;

/** The standard claims (OpenID Connect Core section 5.1). The library answers those that the scopes and the user permit. */
function claimsOf(user: ClaimsOfUser): AccountClaims {
  return {
    sub: user.id,
    name: user.name || undefined,
    picture: user.image ?? undefined,
    preferred_username: user.displayUsername ?? undefined,
    updated_at: Math.floor(user.updatedAt.getTime() / 1000),
    email: user.email,
    email_verified: user.emailVerified,
  };
}
