import type { RequestContext } from '#server/call/context.ts';
import { destinationOf, redirectFailure } from '#server/features/social/flow-outcome.ts';
import { FlowError } from '#server/features/social/flow.ts';
import { signInWithIdentity } from '#server/features/social/sign-in-with-identity.ts';
import type { StatedIdentity } from '#server/features/sso/claims.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { isTrustedRedirect } from '#server/http/origin.ts';
import { inSeconds } from '#server/lib/now.ts';
import { SamlRefusal } from '#server/security/saml/rules.ts';

import { proofOf } from './assurance.ts';
import { attemptOf, recordAttempt, type SignInNotes } from './attempts.ts';
import { ConfirmationRequired, offerConfirmation } from './confirmation.ts';
import { completeConnect } from './connect.ts';
import type { SsoFlow } from './flow.ts';
import { identityOf } from './identity-of.ts';
import { IdentityChanged, linkingOf } from './linking.ts';
import { completeProof } from './prove.ts';
import { completeTest } from './test-connection.ts';

/** A flow that returned and the connection that began it. */
export interface Returned {
  flow: SsoFlow;
  connection: SsoConnection;
}

/** What an identity provider answered to a flow. */
export interface Identified {
  stated: StatedIdentity;
  /** When its session ends, if it says so. */
  endsAt: Date | null;
  /** What is stored with the session, encrypted. */
  providerSession?: string | null;
}

/** Signs in the user whom the identity provider names, or completes a test. The response is always a redirect. */
export async function finishFlow(
  ctx: RequestContext,
  returned: Returned,
  identify: () => Identified | Promise<Identified>,
): Promise<undefined> {
  const { flow } = returned;
  let identified: Identified | null = null;
  try {
    requireUsable(ctx, returned);
    identified = await identify();
    if (flow.data.attemptId) return await completeTest(ctx, returned, identified.stated);
    if (flow.data.purpose) return await completeOfUser(ctx, returned, identified.stated);
    return ctx.reply.redirect(await signIn(ctx, returned, identified));
  } catch (error) {
    return refuseFlow(ctx, returned, { error, stated: identified?.stated ?? null });
  }
}

/** A flow that a signed-in user began. */
async function completeOfUser(ctx: RequestContext, { flow, connection }: Returned, stated: StatedIdentity) {
  const complete = flow.data.purpose === 'link' ? completeConnect : completeProof;
  await complete(ctx, flow, { connection, stated });
  return ctx.reply.redirect(flow.data.callbackURL);
}

/** Redirects with the code of the error, and records why for the managers of the organization. */
export async function refuseFlow(
  ctx: RequestContext,
  { flow, connection }: Returned,
  { error, stated = null }: { error: unknown; stated?: StatedIdentity | null },
): Promise<undefined> {
  const attempt = attemptOf(flow);
  const reason = redirectFailure(ctx, { ...flow, reference: attempt.id }, error);
  if (error instanceof ConfirmationRequired && stated) offerConfirmation(ctx, error, { connection, stated });
  const cause = error instanceof FlowError ? error.cause : null;
  const refusal = cause instanceof SamlRefusal ? { rule: cause.rule, detail: cause.message } : {};
  const changed = error instanceof IdentityChanged ? { userId: error.user.id } : {};
  await recordAttempt(ctx, connection, { ...attempt, ...changed, reason, stated, ...refusal });
}

/** The connection must be as it was when the flow began. */
export function requireUsable(ctx: RequestContext, { flow: { data }, connection }: Returned): void {
  const isUsable = connection.enabledAt !== null || data.attemptId !== undefined;
  if (!isUsable || connection.revision !== data.revision) throw new FlowError('invalid_provider');
  if (!isTrustedRedirect(data.callbackURL, ctx.options)) throw new FlowError('no_callback_url');
}

async function signIn(ctx: RequestContext, { flow, connection }: Returned, identified: Identified): Promise<string> {
  const { stated, endsAt, providerSession = null } = identified;
  const { callbackURL, newUserURL } = flow.data;
  const { maxSessionAge } = connection;
  const ends = [endsAt, maxSessionAge === null ? null : inSeconds(maxSessionAge)].filter((end) => end !== null);
  const notes: SignInNotes = new Set();
  const { user, isNew, started } = await signInWithIdentity(ctx, identityOf(ctx, connection, stated), {
    rule: linkingOf({ connection, stated, notes }),
    proofOf: (call, user) => proofOf(call, user, { connection, stated }),
    endsAt: ends.length === 0 ? null : new Date(Math.min(...ends.map((end) => end.getTime()))),
    providerSession,
    callbackURL,
  });
  const [reason] = notes;
  await recordAttempt(ctx, connection, { outcome: 'signed-in', userId: user.id, reason });
  return destinationOf(ctx, { isNew, started, callbackURL, newUserURL });
}
