import { LockMode } from '@mikro-orm/postgresql';
import type { z } from 'zod';

import { inBackground, type Call, type RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { countAttempt, findChallenge, isChallenge } from '#server/features/sessions/assurance/challenge.ts';
import type { Proof } from '#server/call/principal.ts';
import type { SignInChallenge } from '#server/features/sessions/assurance/sign-in-challenge.entity.ts';
import { findSessionSnapshot, withToken } from '#server/features/sessions/current-session.ts';
import { passChallenge, recordProof, redirectTo, startSession } from '#server/features/sessions/start-session.ts';
import { findUser, findUserForUpdate } from '#server/features/users/queries.ts';
import { now } from '#server/lib/now.ts';
import type { GenerateAuthenticateOptions, RequestOptions, VerifyAuthentication } from '#shared/passkeys/schemas.ts';
import type { AuthenticationMethod } from '#shared/sessions/schemas.ts';

import { endCeremony, findCeremony, startCeremony } from './ceremony.ts';
import { Passkey } from './passkey.entity.ts';
import { authentication, passkeyCloneMail } from './passkey.definitions.ts';
import { passkeyOptions, relyingParty } from './passkey.options.ts';
import { descriptorsOf } from './presentation.ts';
import { verifyAssertion } from './verify-response.ts';

/**
 * Options for the use of a passkey. They name passkeys only of a user who is signed in or entered a first factor, so that
 * they reveal nothing about other users.
 */
export async function generateAuthenticateOptions({
  ctx,
}: Call<RequestContext, typeof GenerateAuthenticateOptions>): Promise<z.input<typeof RequestOptions>> {
  const { userVerification, challengeExpiresIn } = passkeyOptions.of(ctx);
  const pending = await findChallenge(ctx);
  const userId = pending?.user.id ?? (await findSessionSnapshot(ctx))?.user.id;
  const passkeys = userId === undefined ? [] : await ctx.em.find(Passkey, { user: userId });
  return {
    challenge: startCeremony(ctx, authentication, null),
    rpId: relyingParty(ctx).id,
    timeout: challengeExpiresIn * 1000,
    allowCredentials: descriptorsOf(passkeys),
    userVerification: pending && !hasOtherMethod(pending) ? 'required' : userVerification,
  };
}

/**
 * Signs in with a passkey. In a browser where the same user entered a first factor, the passkey is the second factor; in
 * one where the user is signed in, it renews the proof of that session (reauthentication).
 */
export async function verifyAuthentication({ ctx, input }: Call<RequestContext, typeof VerifyAuthentication>) {
  const ceremony = await findCeremony(ctx, authentication, input.response.response.clientDataJSON);
  const passkey = await ctx.em.findOne(Passkey, { credentialId: input.response.id });
  if (!passkey) throw new AppError('PASSKEY_NOT_FOUND', { status: 401 });
  const { userId } = passkey;
  if (ceremony.isFramed) throw refused(ctx, userId);
  const details = { passkey, challenge: ceremony.challenge };
  const assertion = await verifyAssertion(ctx, input.response, details).catch((cause: unknown) => {
    throw refused(ctx, userId, cause);
  });

  // Before the transaction, which would otherwise wait for a second connection.
  const isPending = (await findChallenge(ctx))?.user.id === userId;
  const pending = isPending ? await countAttempt(ctx) : null;
  const current = await findSessionSnapshot(ctx);

  const user = await findUserForUpdate(ctx.em, userId);
  if (!user) throw new AppError('PASSKEY_NOT_FOUND', { status: 401 });
  await endCeremony(ctx, authentication, ceremony);
  await recordUse(ctx, passkey, assertion);

  const { userVerified } = assertion;
  const url = input.callbackURL || undefined;
  if (pending) {
    if (!userVerified && !hasOtherMethod(pending)) throw refused(ctx, userId);
    const session = await passChallenge(ctx, pending, { method: 'passkey', trusts: input.trustDevice });
    if (session === null) throw new AppError('INVALID_TWO_FACTOR_COOKIE');
    return { session, user, ...redirectTo(url) };
  }
  if (current?.user.id === userId && current.session.impersonatedBy === null) {
    const signedIn = Object.assign(ctx, { ...current, user });
    await recordProof(signedIn, proofOf(userVerified || hasOtherMethod(current.session)));
    return { session: withToken(signedIn.session, signedIn.token), user, ...redirectTo(url) };
  }
  const started = await startSession(ctx, user, { proof: proofOf(userVerified), method: 'passkey', callbackURL: url });
  return isChallenge(started) ? started : { session: started, user, ...redirectTo(url) };
}

const proofOf = (isStrong: boolean): Proof => ({ amr: ['passkey'], level: isStrong ? 2 : 1 });

/** A passkey that did not verify its user proves possession alone: a second factor beside another method only. */
function hasOtherMethod({ amr }: { amr: readonly AuthenticationMethod[] } | SignInChallenge): boolean {
  return amr.some((method) => method !== 'passkey');
}

function refused(ctx: RequestContext, userId: string, cause?: unknown): AppError {
  ctx.failedAttempts.record(ctx, 'session.refused', { subjectId: userId });
  return new AppError('AUTHENTICATION_FAILED', { cause });
}

type Assertion = Awaited<ReturnType<typeof verifyAssertion>>;

/** Locks the passkey, whose signature counter must have increased (WebAuthn section 6.1.1); 0 means that there is none. */
async function recordUse(ctx: RequestContext, { id, userId }: Passkey, assertion: Assertion): Promise<void> {
  const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  const passkey = await ctx.em.findOne(Passkey, { id }, locked);
  if (!passkey) throw new AppError('PASSKEY_NOT_FOUND', { status: 401 });
  const { counter, deviceType, backedUp } = assertion;
  const counts = counter > 0 || passkey.counter > 0;
  if (counts && counter <= passkey.counter) {
    reportClone(ctx, passkey);
    throw refused(ctx, userId);
  }
  Object.assign(passkey, { counter, deviceType, backedUp, lastUsedAt: now() });
}

/** In a unit of work of its own, since the call fails. */
function reportClone(ctx: RequestContext, { id, userId, name }: Passkey): void {
  inBackground(ctx, 'report a cloned passkey', async (own) => {
    const user = await findUser(own.em, userId);
    if (!user) return;
    own.audit('passkey.clone-suspected', { subjectId: userId, details: { passkey: id } });
    own.sendMail(passkeyCloneMail, { user, passkeyName: name });
  });
}
