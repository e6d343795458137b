import { decodeJwt, type JWTPayload } from 'jose';
import type Provider from 'oidc-provider';

import type { RequestContext } from '#server/call/context.ts';
import type { LibraryClient } from '#server/features/oauth-provider/library/clients.ts';
import { withLibrary } from '#server/features/oauth-provider/storage/dispatch.ts';
import { oauthLibrary } from '#server/features/oauth-provider/library/library.ts';
import { sidOf } from '#server/features/oauth-provider/storage/sid.ts';
import { formOf } from '#server/features/oauth-provider/protocol/forms.ts';
import { asGet, asPage, redirectTo } from '#server/features/oauth-provider/protocol/page.ts';
import { findSessionSnapshot, type SessionSnapshot } from '#server/features/sessions/current-session.ts';
import { signOut } from '#server/features/sessions/sessions.ts';
import { callUrl, webAppPage, withQuery } from '#server/http/address.ts';
import { AppError } from '#server/lib/errors.ts';

import { questionPage } from './question-page.ts';

export const END_SESSION = '/oauth2/end-session';

/** The request of an application to sign its user out (OpenID Connect RP-Initiated Logout section 2). */
interface LogoutRequest {
  client: LogoutClient | null;
  /** The claims of an ID token that the service issued to the application, expired or not. */
  hint: JWTPayload | null;
  /** Where the browser goes afterwards. */
  location: string;
}

/** Signs out of the session that the hint names. Without one, or with that of another session, the user is asked. */
export const endSession = asPage(async ({ ctx, query }) => {
  // Before the library, which may begin a transaction.
  const session = await findSessionSnapshot(ctx);
  const request = await readRequest(ctx, query);
  if (session === null) return redirectTo(request.location);
  return isOfSession(request, session) ? end(ctx, request) : questionPage(ctx, query);
});

export const endSessionByForm = asGet(({ options }, query) => callUrl(options, `${END_SESSION}?${query}`));

/** The user confirmed it. A form of another site carries no session, and must not clear its cookies either. */
export const confirmEnd = asPage(async ({ ctx, body }) => {
  const session = await findSessionSnapshot(ctx);
  const request = await readRequest(ctx, formOf(body));
  return session === null ? redirectTo(request.location) : end(ctx, request);
});

async function end(ctx: RequestContext, { location }: LogoutRequest) {
  await signOut({ ctx, input: undefined });
  return redirectTo(location);
}

function isOfSession({ client, hint }: LogoutRequest, { session }: SessionSnapshot): boolean {
  return client !== null && hint !== null && hint['sid'] === sidOf(session.id, client.clientId);
}

interface LogoutClient extends LibraryClient {
  postLogoutRedirectUriAllowed(uri: string): boolean;
}

/** @throws BAD_REQUEST if the application, its hint or its address is not known: the browser goes nowhere then. */
function readRequest(ctx: RequestContext, query: URLSearchParams): Promise<LogoutRequest> {
  return withLibrary({ ctx }, async () => {
    const provider = await oauthLibrary.of(ctx).providerFor(ctx);
    const [token, clientId, uri, state] = ['id_token_hint', 'client_id', 'post_logout_redirect_uri', 'state'].map(
      (name) => query.get(name) ?? undefined,
    );
    const audience = token === undefined ? undefined : audienceOf(token);
    if (audience !== undefined && clientId !== undefined && audience !== clientId) throw new AppError('BAD_REQUEST');
    const client = await findClient(provider, audience ?? clientId);
    const hint = token === undefined ? null : await verifyHint(provider, token, client);
    if (uri === undefined) return { client, hint, location: webAppPage(ctx.options, '/sign-in') };
    if (client?.postLogoutRedirectUriAllowed(uri) !== true) throw new AppError('BAD_REQUEST');
    return { client, hint, location: withQuery(uri, { state }) };
  });
}

function audienceOf(token: string): string {
  try {
    return String(decodeJwt(token).aud);
  } catch {
    throw new AppError('BAD_REQUEST');
  }
}

async function findClient(provider: Provider, clientId: string | undefined): Promise<LogoutClient | null> {
  if (clientId === undefined) return null;
  const client = await provider.Client.find(clientId).catch(() => undefined);
  if (client === undefined) throw new AppError('BAD_REQUEST');
  return client as unknown as LogoutClient;
}

interface Verifier {
  IdToken: { validate(token: string, client: LogoutClient | null): Promise<{ payload: JWTPayload }> };
}

async function verifyHint(provider: Provider, token: string, client: LogoutClient | null): Promise<JWTPayload> {
  try {
    return (await (provider as unknown as Verifier).IdToken.validate(token, client)).payload;
  } catch {
    throw new AppError('BAD_REQUEST');
  }
}
