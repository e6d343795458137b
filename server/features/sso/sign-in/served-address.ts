import type { RequestContext } from '#server/call/context.ts';
import { provenDomain } from '#server/features/domains/proven-domain.ts';
import { FlowError } from '#server/features/social/flow.ts';
import type { StatedIdentity } from '#server/features/sso/claims.ts';
import { SsoConnectionDomain, type SsoConnection } from '#server/features/sso/connection.entity.ts';

/** The address of an identity that no account has yet. */
export async function requireServedAddress(
  ctx: RequestContext,
  connection: SsoConnection,
  { email, emailVerified }: StatedIdentity,
): Promise<string> {
  if (email === null) throw new FlowError('sso_email_missing');
  const claim = await provenDomain(ctx.em, email);
  const isServed = claim !== null && (await ctx.em.count(SsoConnectionDomain, { connection, domain: claim })) > 0;
  if (!isServed) throw new FlowError('sso_email_not_in_domain');
  // Without a statement the proof of the domain counts.
  if (emailVerified === false) throw new FlowError('sso_email_not_verified');
  return email;
}
