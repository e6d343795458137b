import { createHmac } from 'node:crypto';

import type { EntityManager } from '@mikro-orm/postgresql';
import ipaddr from 'ipaddr.js';
import type { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { now } from '#server/now.ts';
import type { Options } from '#server/options/options.ts';
import { deriveKey } from '#server/security/tokens.ts';

import {
  guessesPerAccount,
  guessesPerDevice,
  mailsPerMailbox,
  rulesFor,
  type CallLimits,
  type Limit,
} from './limits.ts';

/** Counters are kept under this many keys a rule and no more, however many clients or addresses there are. */
const BUCKETS = 2 ** 17;

interface Parts {
  secret: string;
  pool: Pool;
  /** The limits of the calls, where the operator has none of their own. */
  shipped: ReadonlyMap<string, CallLimits>;
}

/** Counts calls by client, guesses by account and mails by mailbox; one for each service, so that two share nothing. */
export class Limiter {
  readonly #enabled: boolean;
  readonly #custom: Options['rateLimit']['customRules'];
  readonly #shipped: ReadonlyMap<string, CallLimits>;
  readonly #pool: Pool | null;
  readonly #key: Uint8Array;
  readonly #counters = new Map<string, RateLimiterAbstract>();
  readonly #rules = new Map<string, Limit[]>();

  constructor(options: Options, { secret, pool, shipped }: Parts) {
    this.#enabled = options.rateLimit.enabled ?? options.production;
    this.#custom = options.rateLimit.customRules;
    this.#shipped = shipped;
    this.#pool = options.rateLimit.storage === 'database' ? pool : null;
    this.#key = deriveKey(secret, 'rate-limits');
  }

  /**
   * Counts a call for its client, and says in the answer's headers how many are left. A call that is refused is counted
   * by the rule that refuses it and by no other, so that it uses up nothing but the client's own patience.
   *
   * @throws TOO_MANY_REQUESTS when it is one too many.
   */
  async admit(ctx: Context, call: string): Promise<void> {
    if (!this.#enabled || ctx.serverCall) return;
    const client = clientOf(ctx.ip);
    let tightest: { rule: Limit; state: RateLimiterRes } | undefined;
    const consumed: Limit[] = [];
    for (const rule of this.#rulesOf(call)) {
      const { state, admitted } = await this.#consume(rule, client);
      if (!admitted) {
        await Promise.all(consumed.map((earlier) => this.#refund(earlier, client)));
        announce(ctx, rule, state);
        refuse(ctx, state.msBeforeNext);
      }
      consumed.push(rule);
      if (!tightest || state.remainingPoints < tightest.state.remainingPoints) tightest = { rule, state };
    }
    if (tightest) announce(ctx, tightest.rule, tightest.state);
  }

  /**
   * Counts a mail to a mailbox in the transaction that writes it: a call that fails has sent none, and no second
   * connection is needed. The database counts whatever `rateLimit.storage` says.
   *
   * @returns milliseconds until the mailbox takes another one, or null when it takes this one.
   */
  async countMail(ctx: Context, em: EntityManager, mailbox: string): Promise<number | null> {
    if (!this.#enabled || ctx.serverCall) return null;
    const { name, max, window } = mailsPerMailbox;
    const time = now().getTime();
    await em.begin();
    const [counted] = await em.execute<{ points: number; expire: string }[]>(
      `insert into "rate_limit" as r ("key", "points", "expire") values (?, 1, ?) on conflict ("key") do update set
         "points" = case when r."expire" <= ? then 1 else r."points" + 1 end,
         "expire" = case when r."expire" <= ? then excluded."expire" else r."expire" end
       returning r."points", r."expire"`,
      [`${name}:${this.#bucketOf(mailbox)}`, time + window * 1000, time, time],
    );
    return counted!.points > max ? Number(counted!.expire) - time : null;
  }

  /**
   * One guess at an account's password, whichever call makes it. It is counted before anything is compared, so that
   * many at once count as many; the right password resets the count. A browser that has signed in to the account before
   * has guesses of its own, so that strangers cannot lock its owner out; without any left it counts as a stranger.
   *
   * @throws TOO_MANY_REQUESTS when the account is locked.
   */
  async guess(
    ctx: Context,
    { email, device }: { email: string; device: string | null },
    check: () => Promise<boolean>,
  ): Promise<boolean> {
    if (!this.#enabled || ctx.serverCall) return check();
    const known = device === null ? null : await this.#consume(guessesPerDevice, device);
    const [limit, guesser] = known?.admitted ? [guessesPerDevice, device!] : [guessesPerAccount, email];
    const { state, admitted } = known?.admitted ? known : await this.#consume(limit, guesser);
    if (!admitted) refuse(ctx, state.msBeforeNext);
    try {
      const isRight = await check();
      if (isRight) await this.#counter(limit).delete(this.#bucketOf(guesser));
      return isRight;
    } catch (error) {
      // Nothing was compared.
      await this.#refund(limit, guesser);
      throw error;
    }
  }

  /** Resets the guesses at an account whose owner has proven the mailbox. */
  async forgive(email: string): Promise<void> {
    await this.#counter(guessesPerAccount).delete(this.#bucketOf(email));
  }

  #rulesOf(call: string): Limit[] {
    const known = this.#rules.get(call) ?? rulesFor(call, { custom: this.#custom, shipped: this.#shipped });
    this.#rules.set(call, known);
    return known;
  }

  async #refund(limit: Limit, who: string): Promise<void> {
    await this.#counter(limit).reward(this.#bucketOf(who));
  }

  async #consume(limit: Limit, who: string): Promise<{ state: RateLimiterRes; admitted: boolean }> {
    try {
      return { state: await this.#counter(limit).consume(this.#bucketOf(who)), admitted: true };
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return { state: refused, admitted: false };
      throw refused;
    }
  }

  #counter({ name, max, window }: Limit): RateLimiterAbstract {
    const known = this.#counters.get(name);
    if (known) return known;
    const settings = { keyPrefix: name, points: max, duration: window };
    const inMemory = new RateLimiterMemory(settings);
    const counter =
      this.#pool === null
        ? inMemory
        : new RateLimiterPostgres({
            ...settings,
            storeClient: this.#pool,
            tableName: 'rate_limit',
            tableCreated: true,
            clearExpiredByTimeout: false,
            // A database that does not answer must not open the door.
            insuranceLimiter: inMemory,
          });
    this.#counters.set(name, counter);
    return counter;
  }

  /** Keyed, so that nobody can look for a name that shares its counter with somebody else's. */
  #bucketOf(who: string): string {
    return String(createHmac('sha256', this.#key).update(who).digest().readUInt32BE() % BUCKETS);
  }
}

/** Whom a client's requests are counted under: an IPv6 customer holds a whole /64; who has no address shares one. */
export function clientOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

function announce({ reply }: Context, { max }: Limit, { remainingPoints, msBeforeNext }: RateLimiterRes): void {
  reply.headers['ratelimit-limit'] = String(max);
  reply.headers['ratelimit-remaining'] = String(Math.max(0, remainingPoints));
  reply.headers['ratelimit-reset'] = String(Math.ceil(msBeforeNext / 1000));
}

/** Answers 429 with the time after which to try again. */
export function refuse({ reply }: Context, msBeforeNext: number): never {
  const seconds = String(Math.max(1, Math.ceil(msBeforeNext / 1000)));
  reply.headers['retry-after'] = seconds;
  reply.headers['x-retry-after'] = seconds;
  throw new AppError('TOO_MANY_REQUESTS');
}
