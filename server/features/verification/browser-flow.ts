import { z } from 'zod';

import type { BrowserSecret } from '#server/call/browser-secret.ts';
import type { RequestContext } from '#server/call/context.ts';
import { defineToken, type TokenPurpose } from '#server/call/token-purposes.ts';
import { inTransaction } from '#server/db/request-transaction.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { sha256 } from '#server/security/hash.ts';

import { changeToken, consumeToken, issueToken, readToken } from './single-use-tokens.ts';

interface Stored<Data> {
  /** SHA-256 of the secret in the browser's cookie. */
  browser: string;
  data: Data;
}

interface Begun<Data> {
  /** Names the flow to the other party, which returns it. */
  state: string;
  user: User | null;
  data: Data;
  /** Seconds that the user has. */
  expiresIn: number;
}

/** A flow that has not expired. */
export interface OpenFlow<Data> {
  data: Data;
  userId: string | null;
  /** Whether this browser began it; protects against login CSRF. */
  isOwn: boolean;
}

/**
 * What a browser begins here and finishes after a step elsewhere, once: at an identity provider, or with an authenticator. The
 * cookie contains one secret for all flows of a browser, so that several can run at the same time.
 */
export class BrowserFlow<Data> {
  readonly token: TokenPurpose<Stored<Data>>;
  readonly #browser: BrowserSecret;

  constructor(browser: BrowserSecret, { data, ...key }: Pick<TokenPurpose<Data>, 'purpose' | 'revokedOn' | 'data'>) {
    this.#browser = browser;
    this.token = defineToken<Stored<Data>>({ ...key, data: z.object({ browser: z.string(), data }) });
  }

  begin(ctx: RequestContext, { state, data, ...row }: Begun<Data>): void {
    issueToken<Stored<Data>>(ctx, this.token, { token: state, ...row, data: this.#bound(ctx, data, row.expiresIn) });
  }

  /** The flow stays open. */
  async find(ctx: RequestContext, state: string): Promise<OpenFlow<Data> | null> {
    return this.#open(ctx, await readToken(ctx, this.token, state));
  }

  /** Ends the flow, for exactly one of several callers. */
  async end(ctx: RequestContext, state: string): Promise<OpenFlow<Data> | null> {
    return this.#open(ctx, await consumeToken(ctx, this.token, state));
  }

  /** The same in a transaction of its own, so that no connection waits for another party. */
  async endAtOnce(ctx: RequestContext, state: string): Promise<OpenFlow<Data> | null> {
    const consume = inTransaction(ctx.orm.em.fork(), (em) => consumeToken({ em }, this.token, state), ctx);
    return this.#open(ctx, await consume);
  }

  /** Binds a flow to this browser in place of the one that began it. */
  async moveHere(ctx: RequestContext, state: string, { data, expiresIn }: Pick<Begun<Data>, 'data' | 'expiresIn'>) {
    await changeToken(ctx, this.token, { token: state, data: this.#bound(ctx, data, expiresIn) });
  }

  #bound(ctx: RequestContext, data: Data, expiresIn: number): Stored<Data> {
    return { browser: sha256(this.#browser.renew(ctx, expiresIn)), data };
  }

  #open(ctx: RequestContext, stored: Awaited<ReturnType<typeof readToken<Stored<Data>>>>): OpenFlow<Data> | null {
    if (!stored || stored.expired) return null;
    const { browser, data } = stored.data;
    return { data, userId: stored.userId, isOwn: this.#browser.matches(ctx, browser) };
  }
}
