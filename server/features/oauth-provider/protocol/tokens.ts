import { decodeJwt } from 'jose';

import type { RequestContext } from '#server/call/context.ts';
import type { ProtocolCall, ProtocolResponse } from '#server/call/protocol.ts';
import { introspectAccessToken, revokeAccessToken } from '#server/features/oauth-provider/api/token-status.ts';
import { isAccessToken } from '#server/features/oauth-provider/api/verify-token.ts';
import { handleWithLibrary, type LibraryRequest } from '#server/features/oauth-provider/library/handle.ts';
import { oauthLibrary } from '#server/features/oauth-provider/library/library.ts';
import { routes } from '#server/features/oauth-provider/library/configuration.ts';
import { usedToken } from '#server/features/oauth-provider/grants/successor.ts';
import { completeResources } from '#server/features/oauth-provider/resources/requested-resources.ts';
import { documentClient } from '#server/features/oauth-provider/registration/document-clients.ts';
import type { DispatchOptions } from '#server/features/oauth-provider/storage/dispatch.ts';

import { formOf } from './forms.ts';

type ApplicationCall = ProtocolCall<null>;

/** The headers of applications that the library reads. */
const READ = ['authorization', 'dpop', 'origin'] as const;

const refused: ProtocolResponse = {
  status: 400,
  body: { error: 'invalid_grant', error_description: 'the refresh token was used too often' },
};

/** The token endpoint (RFC 6749 section 3.2). Some programs send JSON. */
export async function token(call: ApplicationCall): Promise<ProtocolResponse> {
  const form = formOf(call.body);
  const document = await documentOf(call, form, { begins: false });
  const value = form.get('grant_type') === 'refresh_token' ? form.get('refresh_token') : null;
  const used = value === null ? undefined : await usedToken(call.ctx, value);
  if (used === null) return refused;
  if (used) form.set('refresh_token', used.value);
  const resources = await complete(call, form, { fallback: null });
  const request = { method: 'POST', path: routes.token, form } as const;
  const { locked, rotates } = used ?? {};
  return forward(call, { ...request, rotates, locked, resources, documentClient: document });
}

export const introspect = (call: ApplicationCall) => inspect(call, routes.introspection, introspectAccessToken);
export const revoke = (call: ApplicationCall) => inspect(call, routes.revocation, revokeAccessToken);

/** Takes the parameters of a request ahead of it (RFC 9126). */
export async function pushRequest(call: ApplicationCall): Promise<ProtocolResponse> {
  const form = formOf(call.body);
  const document = await documentOf(call, form, { begins: true });
  const resources = await complete(call, form, { fallback: 'openid' });
  const path = routes.pushed_authorization_request;
  return forward(call, { method: 'POST', path, form, resources, documentClient: document });
}

/** Before anything begins a transaction: it can send a request to another machine. */
function documentOf(call: ApplicationCall, form: URLSearchParams, { begins }: { begins: boolean }) {
  return documentClient(call.ctx, clientIdOf(call, form) ?? '', { begins });
}

export const getUserInfo = (call: ApplicationCall) => forward(call, { method: 'GET', path: routes.userinfo });
export const postUserInfo = (call: ApplicationCall) => post(call, routes.userinfo);
export const listKeys = (call: ApplicationCall) => forward(call, { method: 'GET', path: routes.jwks });

/** A text that is no token: the library then only authenticates the application. */
const NO_TOKEN = 'none';

/** What the library does with opaque tokens, and the service with access tokens for its API, which the library refuses. */
async function inspect(
  call: ApplicationCall,
  path: string,
  ofAccessToken: (ctx: RequestContext, token: string, clientId: string) => Promise<ProtocolResponse>,
): Promise<ProtocolResponse> {
  const form = formOf(call.body);
  const token = form.get('token') ?? '';
  if (!isAccessToken(token)) return forward(call, { method: 'POST', path, form });
  form.set('token', NO_TOKEN);
  const authenticated = await forward(call, { method: 'POST', path, form });
  const clientId = clientIdOf(call, form);
  if (authenticated.status !== 200 || clientId === null) return authenticated;
  const { headers = {} } = authenticated;
  return { ...(await ofAccessToken(call.ctx, token, clientId)), headers };
}

function complete(call: ApplicationCall, form: URLSearchParams, { fallback }: { fallback: string | null }) {
  return completeResources(call.ctx, form, { clientId: clientIdOf(call, form) ?? '', fallback });
}

/** Of an authenticated application (RFC 6749 section 2.3.1). */
function clientIdOf({ ctx }: ApplicationCall, form: URLSearchParams): string | null {
  return basicOf(ctx)?.id ?? form.get('client_id') ?? subjectOf(form.get('client_assertion'));
}

function basicOf({ headers }: Pick<RequestContext, 'headers'>): { id: string; secret: string } | null {
  const [, basic] = /^basic +(\S+) *$/i.exec(headers.authorization ?? '') ?? [];
  if (basic === undefined) return null;
  const [id, ...secret] = Buffer.from(basic, 'base64').toString().split(':');
  return { id: decoded(id!.replaceAll('+', ' ')), secret: secret.join(':') };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The application that an assertion names (RFC 7523 section 3), which the library verifies. */
function subjectOf(assertion: string | null): string | null {
  if (assertion === null) return null;
  try {
    return decodeJwt(assertion).sub ?? null;
  } catch {
    return null;
  }
}

function post(call: ApplicationCall, path: string): Promise<ProtocolResponse> {
  return forward(call, { method: 'POST', path, form: formOf(call.body) });
}

type ForwardedRequest = LibraryRequest & Pick<DispatchOptions, 'rotates' | 'locked' | 'resources' | 'documentClient'>;

/** Lets the library answer. */
export async function forward(
  { ctx }: ApplicationCall,
  { rotates, locked, resources, documentClient: document, ...request }: ForwardedRequest,
): Promise<ProtocolResponse> {
  const provider = await oauthLibrary.of(ctx).providerFor(ctx);
  const headers = Object.fromEntries(READ.map((name) => [name, ctx.headers[name]]));
  const basic = basicOf(ctx);
  // Programs such as oidc-agent authenticate so without a secret, which is as good as the parameter (RFC 6749 section 2.3.1).
  if (basic?.secret === '' && request.form !== undefined && (request.form.get('client_id') ?? basic.id) === basic.id) {
    delete headers['authorization'];
    request.form.set('client_id', basic.id);
  }
  const call = { ctx, provider, rotates, locked, resources, documentClient: document };
  return handleWithLibrary(call, { ...request, headers });
}
