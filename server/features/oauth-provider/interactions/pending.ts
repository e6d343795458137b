import type { RequestContext } from '#server/call/context.ts';
import type { SessionSnapshot } from '#server/features/sessions/current-session.ts';
import { findArtifact, storeArtifact } from '#server/features/oauth-provider/storage/artifacts.ts';
import type { ClientDocument } from '#server/features/oauth-provider/registration/client-documents.ts';
import type { DocumentClient } from '#server/features/oauth-provider/registration/document-client.ts';
import { documentClientAgain } from '#server/features/oauth-provider/registration/document-clients.ts';
import { withLibrary, type Dispatch } from '#server/features/oauth-provider/storage/dispatch.ts';
import { readSignedQuery } from '#server/features/oauth-provider/signed-query.ts';
import { callUrl } from '#server/http/address.ts';
import type { Options } from '#server/options/kit-options.ts';
import { now } from '#server/lib/now.ts';
import { AppError } from '#server/lib/errors.ts';

import { authorizingBrowser, latestRequest } from '#server/features/oauth-provider/authorizing-browser.ts';

/** A request of an application that waits for its user. */
export interface Pending {
  uid: string;
  params: {
    client_id: string;
    redirect_uri: string;
    scope?: string;
    claims?: string;
    resource?: string | string[];
  };
  prompt: { name: string; reasons: string[] };
  /** That of the browser when it began. */
  session?: object | undefined;
  /** When it began, and when it ends. */
  iat: number;
  exp: number;
  /** What the user did about it: the members are the names of prompts. */
  result?: { login?: object; consent?: object; select_account?: object; error?: string; error_description?: string };
  /** The user who consented. */
  consentedBy?: string;
  /** The hash of the secret of its browser. */
  browser: string;
  /** Of an application that had no row when it began. */
  document?: ClientDocument;
}

const KIND = 'Interaction';

/** The request of an application, of any browser. */
export async function findPending(ctx: RequestContext, uid: string): Promise<Pending | null> {
  const artifact = await findArtifact({ ctx }, KIND, uid);
  return artifact && ({ ...artifact.payload, uid } as unknown as Pending);
}

/** The request of an application that this browser made. @throws if it has expired, or another browser made it. */
export async function requirePending(ctx: RequestContext, uid: string): Promise<Pending> {
  const pending = await findPending(ctx, uid);
  if (!pending || !authorizingBrowser.matches(ctx, pending.browser)) throw new AppError('OAUTH_INTERACTION_EXPIRED');
  return pending;
}

/** What names the request of an application in a call of a page. */
interface RequestInput {
  interaction?: string | undefined;
  oauth_query?: string | undefined;
}

/** The request that a page names, in one of the ways of its clients. @throws as `requirePending`, or INVALID_OAUTH_QUERY. */
export function requireNamed(ctx: RequestContext, { interaction, oauth_query: query }: RequestInput): Promise<Pending> {
  if (query === undefined) return requirePending(ctx, interaction ?? latestRequest.read(ctx) ?? '');
  const signed = readSignedQuery(ctx.secrets, query);
  if (signed === null) throw new AppError('INVALID_OAUTH_QUERY');
  if (signed.isExpired) throw new AppError('OAUTH_INTERACTION_EXPIRED');
  return requirePending(ctx, signed.interaction);
}

/** Its application, if that has a metadata document. */
export function documentClientOf(ctx: RequestContext, { params, document }: Pending): Promise<DocumentClient | null> {
  return documentClientAgain(ctx, { clientId: params.client_id, document: document ?? null });
}

/** The address at which a request goes on. */
export const requestUrl = (options: Options, uid: string) => callUrl(options, `/oauth2/authorize/${uid}`);

export async function savePending(dispatch: Dispatch, { uid, ...payload }: Pending): Promise<void> {
  const expiresIn = Math.max(1, payload.exp - Math.floor(now().getTime() / 1000));
  await storeArtifact(dispatch, { kind: KIND, value: uid, payload: payload as never, expiresIn });
}

export function changePending(ctx: RequestContext, pending: Pending): Promise<void> {
  return withLibrary({ ctx }, (dispatch) => savePending(dispatch, pending));
}

/** Whether the user has to choose the account: the application asked for it. */
export function needsSelection({ prompt, result }: Pending): boolean {
  return prompt.name === 'select_account' && result?.select_account === undefined;
}

/** Whether the user has to prove again who they are: the application asked for it, and the last proof is older than its request. */
export function needsProof({ prompt, iat }: Pending, { session }: Pick<SessionSnapshot, 'session'>): boolean {
  const isAsked = prompt.name === 'login' && prompt.reasons.some((reason) => reason !== 'no_session');
  return isAsked && Math.floor(session.authenticatedAt.getTime() / 1000) < iat;
}
