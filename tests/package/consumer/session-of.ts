import { createGatehouseClient } from '@gatehouse/client';

/** The session of a request, or null. */
export function sessionOf(request: Request) {
  const headers = { cookie: request.headers.get('cookie') ?? '' };
  const gatehouse = createGatehouseClient({ baseURL: 'http://localhost:3000', headers });
  return gatehouse.getSession.query({ disableRefresh: true });
}
