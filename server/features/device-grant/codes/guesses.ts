import { DatabaseCounters } from '#server/http/account-counters.ts';
import { clientKey, throwTooManyRequests } from '#server/http/limiter.ts';
import type { Limit } from '#server/http/limits.ts';
import type { SessionContext } from '#server/features/sessions/context.ts';
import { deriveKey, hmac } from '#server/security/hash.ts';

// Of 20^8 codes, with 10,000 pending ones, six guesses find one with a probability of 1 in 400,000.
const perNetwork: Limit = { name: 'device-guess-network', max: 6, window: 600 };
const perAccount: Limit = { name: 'device-guess', max: 30, window: 600 };

/**
 * Counts a typed code before it is compared, so that concurrent guesses count too, whichever call makes them. In the database and in a
 * transaction of its own, also while rate limits are off: a code has few letters.
 *
 * @returns takes the count back, after a right code. A success must not reset the counters: an attacker has right codes too.
 * @throws TOO_MANY_REQUESTS
 */
export async function countGuess(ctx: SessionContext): Promise<() => Promise<void>> {
  const counters = new DatabaseCounters(ctx.orm.em.fork());
  const secret = deriveKey(ctx.secrets[0]!, 'device-guesses');
  const guessers = [
    { limit: perNetwork, who: clientKey(ctx.ip) },
    { limit: perAccount, who: ctx.user.id },
  ].map(({ limit, who }) => ({ limit, key: `${limit.name}:${hmac(secret, who, 'base64url')}` }));
  let wait = 0;
  for (const { key, limit } of guessers) wait = Math.max(wait, (await counters.count(key, limit)) ?? 0);
  if (wait > 0) throwTooManyRequests(ctx, wait);
  return async () => {
    for (const { key } of guessers) await counters.undo(key);
  };
}
