import type { RequestContext } from '#server/call/context.ts';
import { inBackground } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { readDevice } from '#server/features/sessions/device-cookie.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { inSeconds, now } from '#server/lib/now.ts';

import { TwoFactor } from './two-factor.entity.ts';
import { twoFactorChangedMail } from './two-factor.definitions.ts';

/** Codes of any method; the next ones are refused for a quarter of an hour. */
const MAX_ATTEMPTS = 10;
const LOCK_SECONDS = 900;

/** Of a browser that has signed in to the account before, so that others cannot lock its owner out. */
const guessesPerDevice = { name: 'factor-guess-device', max: MAX_ATTEMPTS, window: LOCK_SECONDS };

/** A code that was counted before its comparison. */
interface CountedCode {
  /** Whether the user's codes are locked if this one is wrong. */
  isLast: boolean;
  /** After a right code, in the transaction of the call. */
  reset: (factors: TwoFactor) => Promise<void>;
}

/**
 * Counts a code of any method before it is compared, in a transaction of its own, so that failed and concurrent ones count
 * too. A known browser has a counter of its own; once it is used up, the browser counts as any other.
 *
 * @throws ACCOUNT_TEMPORARILY_LOCKED
 */
export async function countCode(
  ctx: RequestContext,
  user: User,
  { mailed }: { mailed: boolean },
): Promise<CountedCode> {
  const device = readDevice(ctx, user.id);
  const guess = device && (await ctx.limiter.countDeviceGuess(ctx, guessesPerDevice, device));
  if (!guess || guess.wait !== null) return countForAccount(ctx, user, { mailed });
  if (mailed) await countMailedCode(ctx, user);
  return { isLast: false, reset: () => ctx.limiter.resetCodeGuesses(ctx.em, guess) };
}

/** The last permitted attempt locks the user's codes in advance; if its code is right, `reset` unlocks them. */
async function countForAccount(ctx: RequestContext, user: User, { mailed }: { mailed: boolean }): Promise<CountedCode> {
  const em = ctx.orm.em.fork();
  const time = now();
  const lockedUntil = inSeconds(LOCK_SECONDS);
  const reset: CountedCode['reset'] = async (factors) => {
    Object.assign(factors, { failedAttempts: 0, lockedUntil: null });
  };
  const [row] = await em.execute<{ failed_attempts: number }[]>(
    `update "two_factor" set
       "failed_attempts" = case when "locked_until" is null then "failed_attempts" else 0 end + 1,
       "locked_until" = case when "locked_until" is null and "failed_attempts" + 1 >= ? then ?::timestamptz end,
       "mailed_code_attempts" = "mailed_code_attempts" + ?
     where "user_id" = ? and ("locked_until" is null or "locked_until" <= ?) returning "failed_attempts"`,
    [MAX_ATTEMPTS, lockedUntil, mailed ? 1 : 0, user.id, time],
  );
  if (row !== undefined) return { isLast: row.failed_attempts === MAX_ATTEMPTS, reset };
  const factors = await em.findOne(TwoFactor, { user: user.id });
  // Without a row, no method is set up: the caller answers that it is not enabled.
  if (factors?.lockedUntil == null) return { isLast: false, reset };
  const seconds = Math.max(1, Math.ceil((factors.lockedUntil.getTime() - time.getTime()) / 1000));
  ctx.reply.headers['retry-after'] = String(seconds);
  throw new AppError('ACCOUNT_TEMPORARILY_LOCKED');
}

/** The comparisons of one mailed code are limited, whichever browser makes them. */
async function countMailedCode({ orm }: RequestContext, user: User): Promise<void> {
  const sql = 'update "two_factor" set "mailed_code_attempts" = "mailed_code_attempts" + 1 where "user_id" = ?';
  await orm.em.fork().execute(sql, [user.id]);
}

/** Audits and mails that codes are locked. In the background, because a wrong code rolls the call back. */
export function reportLock(ctx: RequestContext, user: User): void {
  inBackground(ctx, 'report locked second factors', async (own) => {
    own.audit('two-factor.locked', { subjectId: user.id });
    own.sendMail(twoFactorChangedMail, { user, change: 'locked' });
  });
}
