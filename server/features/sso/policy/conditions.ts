import type { MemberQueryContext } from '#server/features/organizations/context.ts';
import { isOwner } from '#server/features/organizations/roles.ts';
import { Account, CREDENTIAL } from '#server/features/accounts/account.entity.ts';
import { Passkey } from '#server/features/passkeys/passkey.entity.ts';
import { SsoConnection, SsoConnectionDomain } from '#server/features/sso/connection.entity.ts';
import { levelOf } from '#server/call/principal.ts';
import { inSeconds } from '#server/lib/now.ts';

const DAY = 24 * 60 * 60;

type Condition = 'SSO_NOT_TESTED' | 'DOMAIN_NOT_VERIFIED' | 'BREAK_GLASS_REQUIRED';

/** What a policy that locks members out would lack: an identity provider that works, a domain, and a way in without it. */
export async function missingConditions(ctx: MemberQueryContext): Promise<Condition[]> {
  const { em, organizationId: organization, user } = ctx;
  const enabled = await em.find(SsoConnection, { organization, enabledAt: { $ne: null } });
  const yesterday = inSeconds(-DAY);
  const tested = enabled.filter(
    ({ revision, testedRevision, testedBy, testedAt }) =>
      testedRevision === revision && testedBy?.id === user.id && testedAt !== null && testedAt > yesterday,
  );
  const connection = (tested.length > 0 ? tested : enabled).map(({ id }) => id);
  const proven = { verifiedAt: { $ne: null }, lostAt: null };
  const domains = await em.count(SsoConnectionDomain, { connection: { $in: connection }, domain: proven });
  return [
    ...(tested.length > 0 ? [] : (['SSO_NOT_TESTED'] as const)),
    ...(domains > 0 ? [] : (['DOMAIN_NOT_VERIFIED'] as const)),
    ...((await hasBreakGlass(ctx)) ? [] : (['BREAK_GLASS_REQUIRED'] as const)),
  ];
}

/** Whether the caller can sign in as an owner without the identity provider: with two factors of their own. */
async function hasBreakGlass({ em, options, principal, member, user }: MemberQueryContext): Promise<boolean> {
  const hasTwoFactors = user.twoFactorEnabled || levelOf(principal) === 2;
  if (!hasTwoFactors || !isOwner({ options }, member)) return false;
  const passwords = { user: user.id, providerId: CREDENTIAL, password: { $ne: null } };
  return (await em.count(Passkey, { user: user.id })) > 0 || (await em.count(Account, passwords)) > 0;
}
