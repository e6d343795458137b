import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { PASSWORD } from '#tests/support/person.ts';

interface Failure {
  at: number;
  what: string;
}

/** A caller waits longer than any answer of the service should take. */
const TIMEOUT_MS = 60_000;
/** Between the rounds of a caller, so that the load leaves time for the servers. */
const PAUSE_MS = 100;

/**
 * Sign-ups, sign-ins and revocations at several nodes, and which of them were acknowledged. A call that fails may have been
 * executed or not, so that what it was about is not checked.
 */
export class AcknowledgedWrites {
  readonly failures: Failure[] = [];
  readonly counts = { signUps: 0, signIns: 0, revocations: 0 };
  readonly #addresses: string[];
  readonly #emails: string[] = [];
  /** Cookies of sessions. */
  readonly #live = new Set<string>();
  readonly #revoked = new Set<string>();
  readonly #pending = new Set<number>();
  #next = 0;
  #isStopped = false;

  constructor(addresses: string[]) {
    this.#addresses = addresses;
  }

  get acknowledged(): number {
    const { signUps, signIns, revocations } = this.counts;
    return signUps + signIns + revocations;
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** The calls that have waited for an answer since this time or longer. */
  pendingSince(time: number): number {
    return [...this.#pending].filter((startedAt) => startedAt <= time).length;
  }

  async work(): Promise<void> {
    while (!this.#isStopped) {
      await wait(PAUSE_MS);
      const email = `${randomUUID()}@example.com`;
      const signUp = await this.#call('/sign-up/email', { body: { email, password: PASSWORD, name: 'Ada' } });
      if (signUp === null) continue;
      this.counts.signUps += 1;
      this.#emails.push(email);
      this.#live.add(signUp);
      const signIn = await this.#call('/sign-in/email', { body: { email, password: PASSWORD } });
      if (signIn === null) continue;
      this.counts.signIns += 1;
      this.#live.add(signIn);
      this.#live.delete(signUp);
      if ((await this.#call('/sign-out', { body: {}, cookie: signUp })) === null) continue;
      this.counts.revocations += 1;
      this.#revoked.add(signUp);
    }
  }

  /** The acknowledged writes that the service does not have any more. */
  async lost(): Promise<{ users: string[]; sessions: string[]; revived: string[] }> {
    const lost = { users: [] as string[], sessions: [] as string[], revived: [] as string[] };
    await inParallel([...this.#live], async (cookie) => {
      if (!(await this.#hasSession(cookie))) lost.sessions.push(cookie);
    });
    await inParallel([...this.#revoked], async (cookie) => {
      if (await this.#hasSession(cookie)) lost.revived.push(cookie);
    });
    await inParallel(this.#emails, async (email) => {
      const { status } = await this.#request('/sign-in/email', { body: { email, password: PASSWORD } });
      if (status !== 200) lost.users.push(email);
    });
    return lost;
  }

  async #hasSession(cookie: string): Promise<boolean> {
    const response = await this.#request('/get-session', { cookie });
    if (response.status !== 200) throw new Error(`get-session answered ${response.status}`);
    return (await response.json()) !== null;
  }

  /** The session cookie of an acknowledged call, empty without one; null for a call that failed. */
  async #call(path: string, options: { body: object; cookie?: string }): Promise<string | null> {
    const startedAt = performance.now();
    this.#pending.add(startedAt);
    try {
      const response = await this.#request(path, options);
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${response.status} ${text}`);
      // Without the cookie cache, which may answer for a minute after a revocation.
      const cookies = response.headers.getSetCookie().filter((line) => line.includes('session_token='));
      return cookies.map((line) => line.split(';')[0]).join('; ');
    } catch (error) {
      this.failures.push({ at: performance.now(), what: `${path} ${String(error)}` });
      await wait(50);
      return null;
    } finally {
      this.#pending.delete(startedAt);
    }
  }

  #request(path: string, { body, cookie = '' }: { body?: object; cookie?: string }): Promise<Response> {
    const address = this.#addresses[this.#next++ % this.#addresses.length]!;
    return fetch(`${address}/api/auth${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }
}

async function inParallel<T>(items: T[], task: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      for (const item of queue) await task(item);
    }),
  );
}
