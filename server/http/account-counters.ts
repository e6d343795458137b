import type { KeyObject } from 'node:crypto';

import type { EntityManager } from '@mikro-orm/postgresql';

import { now } from '#server/lib/now.ts';
import { deriveKey, hmac } from '#server/security/hash.ts';

import type { GuessLimits, Limit } from './limits.ts';

/** The most counters in memory. The password hashes of that many failures take longer than the window of a counter. */
const MAX_IN_MEMORY = 2 ** 17;

/** Counts events of one account, mailbox or credential in a window. */
interface CounterStore {
  /** @returns null within the limit, else milliseconds until the window ends. */
  count(key: string, limit: Limit): Promise<number | null>;
  undo(key: string): Promise<void>;
  reset(key: string): Promise<void>;
}

/** A guess that was counted before its comparison. */
export interface CountedGuess {
  key: string;
  /** Null if the guess may be compared, else milliseconds until the next one may. */
  wait: number | null;
}

/** The account that a guess is for, and the id of the browser if it has signed in to the account before. */
export interface Guesser {
  account: string;
  device: string | null;
}

/** Counters with the whole HMAC as their key: with shared ones, others could use up a limit, or reset it. */
export class AccountCounters {
  readonly #key: KeyObject;
  readonly memory = new MemoryCounters();

  constructor(secret: string) {
    this.#key = deriveKey(secret, 'account-counters');
  }

  keyOf({ name }: Limit, about: string): string {
    return `${name}:${hmac(this.#key, about, 'base64url')}`;
  }

  /**
   * Counts a guess. A known browser has a counter of its own, so that others cannot lock its owner out; once it is used up,
   * the browser counts as any other.
   */
  async countGuess(store: CounterStore, limits: GuessLimits, { account, device }: Guesser): Promise<CountedGuess> {
    if (device !== null) {
      const key = this.keyOf(limits.perDevice, device);
      if ((await store.count(key, limits.perDevice)) === null) return { key, wait: null };
    }
    const key = this.keyOf(limits.perAccount, account);
    return { key, wait: await store.count(key, limits.perAccount) };
  }
}

class MemoryCounters implements CounterStore {
  /** Least recently counted first. */
  readonly #counters = new Map<string, { points: number; expire: number }>();

  async count(key: string, { max, window }: Limit): Promise<number | null> {
    const time = now().getTime();
    const existing = this.#counters.get(key);
    const counter = existing && existing.expire > time ? existing : { points: 0, expire: time + window * 1000 };
    counter.points += 1;
    this.#counters.delete(key);
    this.#counters.set(key, counter);
    if (this.#counters.size > MAX_IN_MEMORY) this.#counters.delete(this.#counters.keys().next().value!);
    return counter.points > max ? counter.expire - time : null;
  }

  async undo(key: string): Promise<void> {
    const counter = this.#counters.get(key);
    if (counter) counter.points -= 1;
  }

  async reset(key: string): Promise<void> {
    this.#counters.delete(key);
  }

  deleteExpired(): void {
    const time = now().getTime();
    for (const [key, { expire }] of this.#counters) if (expire <= time) this.#counters.delete(key);
  }
}

/** Counters in the table `rate_limit`, in the transaction of `em` if it has begun one. */
export class DatabaseCounters implements CounterStore {
  readonly #em: EntityManager;

  constructor(em: EntityManager) {
    this.#em = em;
  }

  async count(key: string, { max, window }: Limit): Promise<number | null> {
    const time = now().getTime();
    const [row] = await this.#em.execute<{ points: number; expire: string }[]>(
      `insert into "rate_limit" as r ("key", "points", "expire") values (?, 1, ?) on conflict ("key") do update set
         "points" = case when r."expire" <= ? then 1 else r."points" + 1 end,
         "expire" = case when r."expire" <= ? then excluded."expire" else r."expire" end
       returning r."points", r."expire"`,
      [key, time + window * 1000, time, time],
    );
    return row!.points > max ? Number(row!.expire) - time : null;
  }

  async undo(key: string): Promise<void> {
    await this.#em.execute('update "rate_limit" set "points" = "points" - 1 where "key" = ?', [key]);
  }

  async reset(key: string): Promise<void> {
    await this.#em.execute('delete from "rate_limit" where "key" = ?', [key]);
  }
}
