import type { Proof } from '#server/call/principal.ts';
import type { Context, RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { defineCookie } from '#server/http/cookies.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import { enrolledMethods } from '#server/call/second-factors.ts';
import { sha256 } from '#server/security/hash.ts';
import { randomToken } from '#server/security/random.ts';
import type { SecondFactorMethod, TwoFactorRedirect } from '#shared/sessions/schemas.ts';

import { sessionOptions } from '#server/features/sessions/session.options.ts';
import { SignInChallenge } from './sign-in-challenge.entity.ts';

/** Attempts to answer one challenge. */
export const MAX_CHALLENGE_ATTEMPTS = 5;

export const challengeCookie = defineCookie('two_factor');

/** Prefix of the cookie's value, so that no other signed value is accepted for it. */
const PURPOSE = 'two-factor:';

interface ChallengedSignIn {
  proof: Proof;
  method: string;
  provider: string | null;
  endsAt: Date | null;
  providerSession: string | null;
  remember: boolean;
  callbackURL?: string | undefined;
}

/** The answer of a sign-in without its second factor. The cookie binds the challenge to this browser. */
export async function startChallenge(
  ctx: RequestContext,
  user: User,
  { proof, callbackURL, ...signIn }: ChallengedSignIn,
): Promise<TwoFactorRedirect> {
  const { challengeExpiresIn } = sessionOptions.of(ctx).twoFactor;
  const token = randomToken();
  ctx.em.create(SignInChallenge, {
    user,
    tokenHash: sha256(token),
    amr: [...proof.amr],
    ...signIn,
    callbackUrl: callbackURL ?? null,
    expiresAt: inSeconds(challengeExpiresIn),
  });
  ctx.reply.setSigned(challengeCookie, PURPOSE + token, challengeExpiresIn);
  return {
    twoFactorRedirect: true,
    twoFactorMethods: await challengeMethods(ctx, { userId: user.id, amr: proof.amr }),
  };
}

/**
 * The methods that answer a challenge. One that only proves again what the first factor did, such as a mailed code after a
 * mailed link, answers it only if the user has set up nothing else.
 */
export async function challengeMethods(
  ctx: Pick<RequestContext, 'em' | 'secondFactors'>,
  signIn: { userId: string; amr: Proof['amr'] },
): Promise<SecondFactorMethod[]> {
  const methods = await enrolledMethods(ctx, signIn.userId);
  if (methods.length < 2) return methods;
  const independent = new Set<SecondFactorMethod>();
  for (const { method, isIndependentOf } of ctx.secondFactors) {
    if (methods.includes(method) && (!isIndependentOf || (await isIndependentOf(ctx.em, signIn))))
      independent.add(method);
  }
  return methods.filter((method) => independent.has(method));
}

/** Whether a sign-in waits for its second factor. */
export function isChallenge(started: object): started is TwoFactorRedirect {
  return 'twoFactorRedirect' in started;
}

/** The page of the web app that asks for the second factor. */
export function challengePageUrl({ options }: Context): string {
  return `${options.webAppUrl}/sign-in/second-factor`;
}

/** The challenge of this browser, or null. Reading it does not count as an attempt. */
export async function findChallenge(ctx: RequestContext): Promise<SignInChallenge | null> {
  const tokenHash = { $in: challengeHashes(ctx) };
  if (tokenHash.$in.length === 0) return null;
  return ctx.em.findOne(SignInChallenge, { tokenHash, expiresAt: { $gt: now() } }, { ...newest, populate: ['user'] });
}

/**
 * Counts an attempt to answer the challenge of this browser, in a transaction of its own, so that failed and concurrent
 * attempts count too.
 *
 * @throws INVALID_TWO_FACTOR_COOKIE without a challenge; TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE after too many attempts.
 */
export async function countAttempt(ctx: RequestContext): Promise<SignInChallenge> {
  const hashes = challengeHashes(ctx);
  if (hashes.length === 0) throw new AppError('INVALID_TWO_FACTOR_COOKIE');
  const counted = await ctx.orm.em.fork().execute<{ id: string; attempts: number }[]>(
    `update "sign_in_challenge" set "attempts" = "attempts" + 1 where "id" =
       (select "id" from "sign_in_challenge" where "token_hash" in (?) and "expires_at" > ? order by "id" desc limit 1)
       returning "id", "attempts"`,
    [hashes, now()],
  );
  const [row] = counted;
  if (row === undefined) throw new AppError('INVALID_TWO_FACTOR_COOKIE');
  if (row.attempts > MAX_CHALLENGE_ATTEMPTS) throw new AppError('TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE');
  return ctx.em.findOneOrFail(SignInChallenge, { id: row.id }, { populate: ['user'] });
}

/** Deletes the challenge of this browser and its cookie. @returns whether it still existed, to one of several callers. */
export async function consumeChallenge(ctx: RequestContext, { id }: SignInChallenge): Promise<boolean> {
  ctx.reply.clear(challengeCookie);
  return (await ctx.em.nativeDelete(SignInChallenge, { id })) > 0;
}

/** A sign-in by other means ends the challenge of this browser. */
export function abandonChallenge({ cookies, headers, reply }: Context): void {
  if (cookies.readRaw(headers.cookie, challengeCookie).length > 0) reply.clear(challengeCookie);
}

/** Ends all sign-ins of a user that wait for their second factor, because their first factor is no longer valid. */
export async function endChallenges({ em }: Pick<EventContext, 'em'>, userId: string): Promise<void> {
  await em.nativeDelete(SignInChallenge, { user: userId });
}

/** Of several cookies the newest challenge counts. */
const newest = { orderBy: { id: 'desc' } } as const;

function challengeHashes({ cookies, headers }: Context): string[] {
  const values = cookies.readAll(headers.cookie, challengeCookie).filter((value) => value.startsWith(PURPOSE));
  return values.map((value) => sha256(value.slice(PURPOSE.length)));
}
