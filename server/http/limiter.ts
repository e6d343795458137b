import { createHmac } from 'node:crypto';

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
import type { Options } from '#server/options/options.ts';
import { deriveKey } from '#server/security/tokens.ts';
import { canonicalEmail } from '#shared/fields.ts';

import { guessesPerAccount, mailsPerAddress, rulesFor, type LimitRule } from './limits.ts';

/** Counters are kept under this many keys a rule and no more, however many clients or addresses there are. */
const BUCKETS = 2 ** 17;

type Limit = Pick<LimitRule, 'name' | 'max' | 'window'>;

/** Counts what each client does, and the guesses at each account; one for each service, so that two share nothing. */
export class Limiter {
  readonly #enabled: boolean;
  readonly #custom: Options['rateLimit']['customRules'];
  readonly #pool: Pool | null;
  readonly #key: Uint8Array;
  readonly #counters = new Map<string, RateLimiterAbstract>();
  readonly #rules = new Map<string, LimitRule[]>();

  constructor(options: Options, { secret, pool }: { secret: string; pool: Pool }) {
    this.#enabled = options.rateLimit.enabled ?? options.production;
    this.#custom = options.rateLimit.customRules;
    this.#pool = options.rateLimit.storage === 'database' ? pool : null;
    this.#key = deriveKey(secret, 'rate-limits');
  }

  /** Counts a call and tells the caller where they stand. @throws TOO_MANY_REQUESTS when it is one too many. */
  async admit(ctx: Context, call: string, input: unknown): Promise<void> {
    if (!this.#enabled || ctx.serverCall) return;
    const states: { rule: LimitRule; state: RateLimiterRes; admitted: boolean }[] = [];
    for (const rule of this.#rulesOf(call)) {
      const who = rule.by === 'client' ? clientOf(ctx.ip) : addressIn(input);
      if (who !== null) states.push({ rule, ...(await this.#count(rule, who)) });
    }
    const refusing = states.filter(({ admitted }) => !admitted);
    const [tightest] = (refusing.length > 0 ? refusing : states).toSorted(
      (a, b) => a.state.remainingPoints - b.state.remainingPoints || b.state.msBeforeNext - a.state.msBeforeNext,
    );
    if (tightest) announce(ctx, tightest.rule, tightest.state);
    if (refusing.length > 0) refuse(ctx, Math.max(...refusing.map(({ state }) => state.msBeforeNext)));
  }

  /** Whether one mail more may go to an address that a call mails beside what it is for. */
  async mayMail(ctx: Context, email: string): Promise<boolean> {
    if (!this.#enabled || ctx.serverCall) return true;
    return (await this.#count(mailsPerAddress, email)).admitted;
  }

  /**
   * One try at an account's password, whichever call makes it. It is counted before anything is compared, so that many
   * at once count as many; the right password wipes the count.
   */
  async guess(ctx: Context, email: string, check: () => Promise<boolean>): Promise<boolean> {
    if (!this.#enabled || ctx.serverCall) return check();
    const limit = { name: 'guess', ...guessesPerAccount };
    const { state, admitted } = await this.#count(limit, email);
    if (!admitted) refuse(ctx, state.msBeforeNext);
    const isRight = await check();
    if (isRight) await this.forgive(email);
    return isRight;
  }

  /** Forgets the guesses at an account whose owner has shown themselves. */
  async forgive(email: string): Promise<void> {
    await this.#counter({ name: 'guess', ...guessesPerAccount }).delete(this.#bucketOf(email));
  }

  #rulesOf(call: string): LimitRule[] {
    const known = this.#rules.get(call) ?? rulesFor(call, this.#custom);
    this.#rules.set(call, known);
    return known;
  }

  async #count(limit: Limit, who: string): Promise<{ state: RateLimiterRes; admitted: boolean }> {
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

/** The mailbox that a call names: by its address, or by the invitation that goes to it. */
function addressIn(input: unknown): string | null {
  const { email, newEmail, invitationId } = (input ?? {}) as Record<string, unknown>;
  const named = [email, newEmail, invitationId].find((value) => typeof value === 'string');
  return named === undefined ? null : canonicalEmail(named.slice(0, 320));
}

function announce({ reply }: Context, { max }: Limit, { remainingPoints, msBeforeNext }: RateLimiterRes): void {
  reply.headers['ratelimit-limit'] = String(max);
  reply.headers['ratelimit-remaining'] = String(Math.max(0, remainingPoints));
  reply.headers['ratelimit-reset'] = String(Math.ceil(msBeforeNext / 1000));
}

function refuse({ reply }: Context, msBeforeNext: number): never {
  const seconds = String(Math.max(1, Math.ceil(msBeforeNext / 1000)));
  reply.headers['retry-after'] = seconds;
  reply.headers['x-retry-after'] = seconds;
  throw new AppError('TOO_MANY_REQUESTS');
}
