import { z } from 'zod';

import type { BrowserSecret } from '#server/call/browser-secret.ts';
import type { RequestContext } from '#server/call/context.ts';
import { defineToken, type TokenPurpose } from '#server/call/token-purposes.ts';
import { inTransaction } from '#server/db/request-transaction.ts';
import { User } from '#server/features/users/user.entity.ts';
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
  /** SHA-256 of the secret of the browser that began it. */
  browser: string;
  /** Whether this browser began it; protects against login CSRF. */
  isOwn: boolean;
}

/**
 * A kind of what a browser begins here and finishes after a step elsewhere, once: at an identity provider, or with an authenticator.
 * The cookie contains one secret for all flows of a browser, so that several can run at the same time.
 */
export interface BrowserFlow<Data> {
  readonly token: TokenPurpose<Stored<Data>>;
  readonly browser: BrowserSecret;
}

export function defineFlow<Data>(
  browser: BrowserSecret,
  { data, ...key }: Pick<TokenPurpose<Data>, 'purpose' | 'revokedOn' | 'data'>,
): BrowserFlow<Data> {
  return { browser, token: defineToken<Stored<Data>>({ ...key, data: z.object({ browser: z.string(), data }) }) };
}

export function beginFlow<Data>(ctx: RequestContext, kind: BrowserFlow<Data>, { state, data, ...row }: Begun<Data>) {
  issueToken<Stored<Data>>(ctx, kind.token, { token: state, ...row, data: boundHere(ctx, kind, { data, ...row }) });
}

interface Continued<Data> extends Pick<Begun<Data>, 'state' | 'data' | 'expiresIn'> {
  flow: Pick<OpenFlow<unknown>, 'browser' | 'userId'>;
}

/** Begins the next step of a flow for the browser that began it, which this request may not come from. */
export function continueFlow<Data>(
  ctx: RequestContext,
  kind: BrowserFlow<Data>,
  { flow, state: token, data, expiresIn }: Continued<Data>,
): void {
  const { browser, userId } = flow;
  const user = userId === null ? null : ctx.em.getReference(User, userId);
  issueToken<Stored<Data>>(ctx, kind.token, { token, user, expiresIn, data: { browser, data } });
}

/** Finds a flow, which stays open. */
export async function findFlow<Data>(ctx: RequestContext, kind: BrowserFlow<Data>, state: string) {
  return openFlow(ctx, kind, await readToken(ctx, kind.token, state));
}

/** Ends a flow, for exactly one of several callers. */
export async function endFlow<Data>(ctx: RequestContext, kind: BrowserFlow<Data>, state: string) {
  return openFlow(ctx, kind, await consumeToken(ctx, kind.token, state));
}

/** The same in a transaction of its own, so that no connection waits for another party. */
export async function endFlowAtOnce<Data>(ctx: RequestContext, kind: BrowserFlow<Data>, state: string) {
  const consume = inTransaction(ctx.orm.em.fork(), (em) => consumeToken({ em }, kind.token, state), ctx);
  return openFlow(ctx, kind, await consume);
}

/** Binds a flow to this browser in place of the one that began it. */
export async function moveFlowHere<Data>(
  ctx: RequestContext,
  kind: BrowserFlow<Data>,
  { state, ...flow }: Pick<Begun<Data>, 'state' | 'data' | 'expiresIn'>,
): Promise<void> {
  await changeToken(ctx, kind.token, { token: state, data: boundHere(ctx, kind, flow) });
}

function boundHere<Data>(
  ctx: RequestContext,
  { browser }: BrowserFlow<Data>,
  { data, expiresIn }: Pick<Begun<Data>, 'data' | 'expiresIn'>,
): Stored<Data> {
  return { browser: sha256(browser.renew(ctx, expiresIn)), data };
}

function openFlow<Data>(
  ctx: RequestContext,
  kind: BrowserFlow<Data>,
  stored: Awaited<ReturnType<typeof readToken<Stored<Data>>>>,
): OpenFlow<Data> | null {
  if (!stored || stored.expired) return null;
  const { browser, data } = stored.data;
  return { data, userId: stored.userId, browser, isOwn: kind.browser.matches(ctx, browser) };
}
