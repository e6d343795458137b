import { v7 } from 'uuid';

import type { Call, RequestContext } from '#server/call/context.ts';
import type { OrganizationActorContext } from '#server/features/organizations/context.ts';
import { readSession } from '#server/features/sessions/current-session.ts';
import { FlowError } from '#server/features/social/flow.ts';
import { SsoAttempt } from '#server/features/sso/attempt.entity.ts';
import type { StatedIdentity } from '#server/features/sso/claims.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { requireConnection } from '#server/features/sso/connections/find-connection.ts';
import { usableSession } from '#server/features/verification/verify-email.ts';
import { now } from '#server/lib/now.ts';
import { testSteps, type GetSsoTest, type TestSso } from '#shared/sso/sign-in.ts';

import { attemptOf, factsOf, recordAttempt } from './attempts.ts';
import { authorizeUser, type SsoFlow } from './flow.ts';
import { foresee } from './foresee.ts';
import { requireServedAddress } from './served-address.ts';

/** Starts a flow that signs no one in. Its result is an attempt. */
export async function testSso({ ctx, input }: Call<OrganizationActorContext, typeof TestSso>) {
  const connection = await requireConnection(ctx, input.providerId);
  const attemptId = v7();
  const callbackURL = input.callbackURL || ctx.options.baseUrl;
  const { delegate } = ctx;
  const flow = { callbackURL, errorURL: callbackURL, attemptId, ...(delegate && { setupLinkId: delegate.id }) };
  const { url } = await authorizeUser(ctx, connection, flow);
  return { url, attemptId };
}

/** Null until the identity provider has answered. */
export async function getSsoTest({ ctx, input }: Call<OrganizationActorContext, typeof GetSsoTest>) {
  const connection = await requireConnection(ctx, input.providerId);
  const attempt = await ctx.em.findOne(SsoAttempt, { id: input.attemptId, connection: connection.id, outcome: 'test' });
  if (attempt === null) return null;
  const { reason, rule } = attempt;
  const { stated, detail = null, wouldDo = null } = factsOf(attempt, ctx);
  const found = { stated, claims: claimsOf(stated), wouldDo };
  return { passed: reason === null, steps: stepsOf(reason), reason, rule, detail, ...found };
}

/** At which step a test with the code failed; with another one the provider did not answer as it should. */
const failedSteps: Readonly<Record<string, (typeof testSteps)[number]>> = {
  discovery_failed: 'token',
  sso_response_refused: 'token',
  sso_email_missing: 'address',
  sso_email_not_verified: 'address',
  sso_email_not_in_domain: 'domain',
};

function stepsOf(reason: string | null) {
  const failed = reason === null ? null : (failedSteps[reason] ?? 'response');
  const reached = failed === null ? testSteps : testSteps.slice(0, testSteps.indexOf(failed) + 1);
  return reached.map((step) => ({ step, passed: step !== failed }));
}

function claimsOf(stated: StatedIdentity | null) {
  return Object.entries(stated?.values ?? {}).map(([name, [value = '']]) => ({ name, value }));
}

interface Returned {
  flow: SsoFlow;
  connection: SsoConnection;
}

/** A test counts for the revision that it began with. */
export async function completeTest(
  ctx: RequestContext,
  { flow, connection }: Returned,
  stated: StatedIdentity,
): Promise<undefined> {
  const { data, userId } = flow;
  if (data.setupLinkId === undefined) await requireTester(ctx, userId);
  await requireServedAddress(ctx, connection, stated);
  const wouldDo = await foresee(ctx, { connection, stated });
  const tested = { testedRevision: data.revision, testedAt: now(), testedBy: userId };
  await ctx.em.nativeUpdate(SsoConnection, { id: connection.id, revision: data.revision }, tested);
  await recordAttempt(ctx, connection, { ...attemptOf(flow), stated, wouldDo });
  return ctx.reply.redirect(data.callbackURL);
}

/** The manager who started the test must still be signed in. */
async function requireTester(ctx: RequestContext, userId: string | null): Promise<void> {
  const session = userId === null ? null : usableSession(await readSession(ctx));
  if (session?.userId !== userId) throw new FlowError('invalid_state');
}
