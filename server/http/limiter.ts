import type { KeyObject } from 'node:crypto';

import { createHmac } from 'node:crypto';

import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import ipaddr from 'ipaddr.js';
import type { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

import { AppError } from '#server/lib/errors.ts';
import { now } from '#server/lib/now.ts';
import type { Options } from '#server/options/kit-options.ts';
import { deriveKey } from '#server/security/hash.ts';

import { AccountCounters, DatabaseCounters, type CountedGuess, type Guesser } from './account-counters.ts';
import {
  codeGuesses,
  mailsPerMailbox,
  noticesPerMailbox,
  passwordGuesses,
  rulesFor,
  type CallLimits,
  type Limit,
  type LimitedName,
  type LimitOf,
} from './limits.ts';
import type { Reply } from './reply.ts';

/** The number of counters of each rule per client, which bounds memory whatever the number of clients. */
const BUCKETS = 2 ** 17;

/** A call, as far as limits concern it. */
export interface LimitedCall {
  ip: string;
  /** Calls from this process are not limited. */
  serverCall: boolean;
  reply: Reply;
}

interface Database {
  orm: MikroORM;
}

interface LimitedRequest extends LimitedCall {
  webRequest: () => Request | undefined;
}

/** Limits calls per client and per credential, guesses per account, and mails per mailbox. */
export class Limiter {
  readonly #isEnabled: boolean;
  readonly #rateLimit: Options['rateLimit'];
  /** The built-in limits of the calls. */
  readonly #defaults: ReadonlyMap<string, CallLimits>;
  /** Null if counters are in memory. */
  readonly #pool: Pool | null;
  readonly #key: KeyObject;
  readonly #accounts: AccountCounters;
  readonly #counters = new Map<string, RateLimiterAbstract>();
  readonly #rules = new Map<string, (Limit | LimitOf)[]>();

  constructor(
    { rateLimit, production }: Options,
    { secret, pool, defaults }: { secret: string; pool: Pool; defaults: ReadonlyMap<string, CallLimits> },
  ) {
    this.#isEnabled = rateLimit.enabled ?? production;
    this.#rateLimit = rateLimit;
    this.#defaults = defaults;
    this.#pool = rateLimit.storage === 'database' ? pool : null;
    this.#key = deriveKey(secret, 'rate-limits');
    this.#accounts = new AccountCounters(secret);
  }

  /**
   * Counts a call of a client and sets the rate limit headers. A rejected call counts for the rule that rejects it only.
   *
   * @throws TOO_MANY_REQUESTS
   */
  async countCall(ctx: LimitedRequest, call: LimitedName): Promise<void> {
    if (!this.#isEnabled || ctx.serverCall) return;
    const client = bucketOf(this.#key, clientKey(ctx.ip));
    let tightest: { rule: Limit; state: RateLimiterRes } | undefined;
    const consumed: Limit[] = [];
    for (const rule of await this.#rulesOf(ctx, call)) {
      const { state, isAllowed } = await this.#consume(rule, client);
      if (!isAllowed) {
        await Promise.all(consumed.map((earlier) => this.#refund(earlier, client)));
        setLimitHeaders(ctx, rule, state);
        throwTooManyRequests(ctx, state.msBeforeNext);
      }
      consumed.push(rule);
      if (!tightest || state.remainingPoints < tightest.state.remainingPoints) tightest = { rule, state };
    }
    if (tightest) setLimitHeaders(ctx, tightest.rule, tightest.state);
  }

  /**
   * Counts a call with a valid credential of an API principal, from any address, in addition to `countCall`. Its counter is its own.
   *
   * @throws TOO_MANY_REQUESTS
   */
  async countApiCall(ctx: LimitedCall, limit: Limit, credentialId: string): Promise<void> {
    if (!this.#isEnabled || ctx.serverCall) return;
    const { state, isAllowed } = await this.#consume(limit, credentialId);
    if (isAllowed) return;
    setLimitHeaders(ctx, limit, state);
    throwTooManyRequests(ctx, state.msBeforeNext);
  }

  /**
   * Counts a mail to a mailbox in the transaction that writes it, so that a failed call counts nothing and needs no second
   * connection. Always counted in the database, whatever `rateLimit.storage` is.
   *
   * @returns null if the mail is allowed, else milliseconds until the next one is.
   */
  async countMail(
    ctx: LimitedCall,
    em: EntityManager,
    { mailbox, isNotice = false }: { mailbox: string; isNotice?: boolean },
  ): Promise<number | null> {
    if (!this.#isEnabled || ctx.serverCall) return null;
    await em.begin();
    const limit = isNotice ? noticesPerMailbox : mailsPerMailbox;
    return new DatabaseCounters(em).count(this.#accounts.keyOf(limit, mailbox), limit);
  }

  /**
   * Counts a guess of a code, before the comparison and in a transaction of its own, so that failed and concurrent guesses
   * count too. Always counted in the database, also while rate limits are off: a code has few digits.
   */
  async countCodeGuess({ orm }: Database, guesser: Guesser): Promise<CountedGuess> {
    return this.#accounts.countGuess(new DatabaseCounters(orm.em.fork()), codeGuesses, guesser);
  }

  /** The same for a known browser alone, where the feature has a counter of the account. */
  async countDeviceGuess({ orm }: Database, limit: Limit, device: string): Promise<CountedGuess> {
    const key = this.#accounts.keyOf(limit, device);
    return { key, wait: await new DatabaseCounters(orm.em.fork()).count(key, limit) };
  }

  /** After a right code, in the transaction of `em`; a success of a known browser resets its own counter only. */
  async resetCodeGuesses(em: EntityManager, { key }: CountedGuess): Promise<void> {
    await new DatabaseCounters(em).reset(key);
  }

  /** Deletes the counters whose window has ended. */
  async deleteExpired({ orm }: Database): Promise<void> {
    this.#accounts.memory.deleteExpired();
    await orm.em.fork().execute('delete from "rate_limit" where "expire" < ?', [now().getTime()]);
  }

  /**
   * Limits password guesses per account (`passwordGuesses`). A guess counts before `check` runs, so that concurrent guesses count too; the
   * right password resets the counter.
   *
   * @throws TOO_MANY_REQUESTS when the account is locked.
   */
  async limitPasswordGuesses(
    ctx: LimitedCall & Database,
    guesser: Guesser,
    check: () => Promise<boolean>,
  ): Promise<boolean> {
    if (!this.#isEnabled || ctx.serverCall) return check();
    const store = this.#guessStore(ctx);
    const { key, wait } = await this.#accounts.countGuess(store, passwordGuesses, guesser);
    if (wait !== null) throwTooManyRequests(ctx, wait);
    try {
      const isRight = await check();
      if (isRight) await store.reset(key);
      return isRight;
    } catch (error) {
      // No password was compared.
      await store.undo(key);
      throw error;
    }
  }

  /** Unlocks an account after its owner has proven the mailbox. */
  async resetGuesses(ctx: Database, email: string): Promise<void> {
    await this.#guessStore(ctx).reset(this.#accounts.keyOf(passwordGuesses.perAccount, email));
  }

  #guessStore({ orm }: Database) {
    return this.#pool === null ? this.#accounts.memory : new DatabaseCounters(orm.em.fork());
  }

  /** Strictest first. */
  async #rulesOf(ctx: LimitedRequest, call: LimitedName): Promise<Limit[]> {
    const rules = getOrCreate(this.#rules, call.name, () =>
      rulesFor(call, { rateLimit: this.#rateLimit, defaults: this.#defaults }),
    );
    const limits = await Promise.all(rules.map(async (rule) => ('of' in rule ? decide(rule, ctx) : [rule])));
    return limits.flat().toSorted((a, b) => a.max / a.window - b.max / b.window);
  }

  async #refund(limit: Limit, key: string): Promise<void> {
    await this.#counter(limit).reward(key);
  }

  async #consume(limit: Limit, key: string): Promise<{ state: RateLimiterRes; isAllowed: boolean }> {
    try {
      return { state: await this.#counter(limit).consume(key), isAllowed: true };
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) return { state: rejection, isAllowed: false };
      throw rejection;
    }
  }

  #counter({ name, max, window }: Limit): RateLimiterAbstract {
    return getOrCreate(this.#counters, name, () => {
      const settings = { keyPrefix: name, points: max, duration: window };
      const inMemory = new RateLimiterMemory(settings);
      if (this.#pool === null) return inMemory;
      return new RateLimiterPostgres({
        ...settings,
        storeClient: this.#pool,
        tableName: 'rate_limit',
        tableCreated: true,
        clearExpiredByTimeout: false,
        // Limits apply even if the database does not respond.
        insuranceLimiter: inMemory,
      });
    });
  }
}

/** Keyed, so that clients cannot compute which keys share a counter. */
export function bucketOf(key: KeyObject, text: string): string {
  return String(createHmac('sha256', key).update(text).digest().readUInt32BE() % BUCKETS);
}

/** The rule that a function of the options returns for a request. Its numbers are part of the counter's name. */
async function decide({ name, of }: LimitOf, ctx: LimitedRequest): Promise<Limit[]> {
  // Limited calls come over the network.
  const rule = await of(ctx.webRequest()!);
  if (rule === false) return [];
  const { max, window } = rule;
  if (!(Number.isInteger(max) && max > 0 && window > 0))
    throw new Error(`rateLimit.customRules[${JSON.stringify(name.slice('own:'.length))}] returned an invalid rule`);
  return [{ name: `${name}:${max}/${window}`, max, window }];
}

function getOrCreate<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}

/** The IP address of a client; of an IPv6 address its /64 network, which one customer has. */
export function clientKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

function setLimitHeaders(
  { reply }: LimitedCall,
  { max }: Limit,
  { remainingPoints, msBeforeNext }: RateLimiterRes,
): void {
  reply.headers['ratelimit-limit'] = String(max);
  reply.headers['ratelimit-remaining'] = String(Math.max(0, remainingPoints));
  reply.headers['ratelimit-reset'] = String(Math.ceil(msBeforeNext / 1000));
}

export function throwTooManyRequests({ reply }: LimitedCall, msBeforeNext: number): never {
  const seconds = String(Math.max(1, Math.ceil(msBeforeNext / 1000)));
  reply.headers['retry-after'] = seconds;
  reply.headers['x-retry-after'] = seconds;
  throw new AppError('TOO_MANY_REQUESTS');
}
