import type { Page } from 'playwright-core';

import type { Outputs } from '#client/sdk/calls.ts';

import { addOnlyConnection, changeAnswer } from './sso.ts';

type Attempts = Outputs['admin']['listConnectionAttempts'];

const id = (n: number) => `0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c1${n}`;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const attempts: Attempts = [
  {
    id: id(1),
    outcome: 'refused',
    reason: 'sso_response_refused',
    rule: 'G13',
    userId: null,
    createdAt: minutesAgo(4),
  },
  { id: id(2), outcome: 'refused', reason: 'sso_email_missing', rule: null, userId: null, createdAt: minutesAgo(50) },
  { id: id(3), outcome: 'signed-in', reason: null, rule: null, userId: id(9), createdAt: minutesAgo(90) },
  { id: id(4), outcome: 'test', reason: null, rule: null, userId: id(9), createdAt: minutesAgo(2000) },
];
const seen = { enabled: true, tested: true, lastSignInAt: minutesAgo(90), failures: 2 };

/** The connections of all organizations, one of which has sign-ins that failed. */
export async function connectionsPath(page: Page): Promise<string> {
  await addOnlyConnection(page);
  await changeAnswer<Outputs['admin']['listConnections']>(page, 'admin.listConnections', (data) => ({
    ...data,
    connections: data.connections.flatMap((connection) => [
      { ...connection, ...seen, attention: [] },
      { ...connection, id: id(8), name: 'Entra ID', attention: ['not-tested', 'domain-lost'] },
    ]),
    total: 2 * data.total,
  }));
  return '/admin/enterprise';
}

/** A connection with sign-ins that failed. */
export async function connectionPath(page: Page): Promise<string> {
  await addOnlyConnection(page);
  const list = await page.request.get('/api/auth/admin/list-connections');
  const { connections } = (await list.json()) as Outputs['admin']['listConnections'];
  await changeAnswer<Outputs['admin']['getConnection']>(page, 'admin.getConnection', (connection) => ({
    ...connection,
    ...seen,
    attention: [],
  }));
  await changeAnswer(page, 'admin.listConnectionAttempts', () => attempts);
  return `/admin/enterprise/connections/${connections[0]!.id}`;
}
