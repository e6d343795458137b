import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';

import type { Application, Metadata } from './application.ts';

export const ORDERS = 'https://orders.example.com/v1';

export const orderScopes = [
  { name: 'orders:read', title: 'See your orders' },
  { name: 'orders:write', title: 'Change your orders' },
];

let registered = 0;

/** Registers an API as an administrator does, with a URI of its own. */
export async function registerResource(gatehouse: Gatehouse, metadata: Metadata = {}) {
  const administrator = await signUpWithRole(gatehouse, 'admin');
  const { status, body } = await administrator.post('/oauth2/create-resource', {
    uri: `${ORDERS}/${++registered}`,
    name: 'Orders',
    scopes: orderScopes,
    defaultScopes: ['orders:read'],
    ...metadata,
  });
  if (status !== 200) throw new Error(`The registration answered ${status}: ${JSON.stringify(body)}`);
  const { id, uri } = body as { id: string; uri: string };
  const change = (update: Metadata) => administrator.post('/oauth2/update-resource', { resourceId: id, update });
  const link = (application: Application) =>
    administrator.post('/oauth2/link-resource', { resourceId: id, clientId: application.clientId });
  const unlink = (application: Application) =>
    administrator.post('/oauth2/unlink-resource', { resourceId: id, clientId: application.clientId });
  return { id, uri, change, link, unlink };
}
