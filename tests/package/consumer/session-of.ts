import { createGatehouseServer } from '@gatehouse/client/server';

const gatehouse = createGatehouseServer({ baseURL: 'http://localhost:3000' });

/** The session of a request, or null. */
export function sessionOf(request: Request) {
  return gatehouse.getSession(request);
}
