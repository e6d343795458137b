import type { CurrentSession } from '#client/sdk/calls.ts';

import { askService, pathOf, unavailable, type ServiceAddress } from './ask-service.ts';
import { headerOf, passCookies, type IncomingRequest, type OutgoingResponse } from './request.ts';

interface Lookup {
  request: IncomingRequest;
  response?: OutgoingResponse | undefined;
}

/**
 * The session that the service has for the request now. Of the request, only its cookies and its bearer token are sent. Only
 * with a response that can renew the browser's cookie may the service extend the session.
 */
export async function sessionOf(
  address: ServiceAddress,
  { request, response }: Lookup,
): Promise<CurrentSession | null> {
  const headers = credentialsOf(request);
  if (Object.keys(headers).length === 0) return null;
  const query = response ? 'disableCookieCache=true' : 'disableCookieCache=true&disableRefresh=true';
  const answer = await askService(address, `${pathOf(address, '/get-session')}?${query}`, { headers });
  if (answer.status !== 200) throw unavailable(`answered get-session with status ${answer.status}`);
  const session = await parseSession(answer);
  if (response) passCookies(answer.headers.getSetCookie(), response);
  return session;
}

function credentialsOf(request: IncomingRequest): Record<string, string> {
  const cookie = headerOf(request, 'cookie');
  const authorization = headerOf(request, 'authorization');
  return {
    ...(cookie ? { cookie } : {}),
    ...(authorization && /^bearer /i.test(authorization) ? { authorization } : {}),
  };
}

/** Something other than Gatehouse may answer, such as the page of a proxy. */
async function parseSession(answer: Response): Promise<CurrentSession | null> {
  const body = await answer.json().catch((cause: unknown) => {
    throw unavailable('did not answer get-session with JSON', cause);
  });
  if (body !== null && typeof body?.user?.id !== 'string')
    throw unavailable('did not answer get-session with a session');
  return body as CurrentSession | null;
}
