import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';

import { signUpWithRole } from './administrator.ts';
import type { Person } from './person.ts';
import { startGatehouse, test as base } from './test.ts';

/** Deliveries to loopback, without waiting. */
export const fast: GatehouseOptions = {
  events: { pollInterval: 0.05 },
  outgoing: { privateHosts: ['127.0.0.1'] },
  webhooks: { retryDelays: [0.05, 0.05, 0.05, 0.05, 0.05, 0.05], timeoutMs: 2_000, maximumWebhooks: 100 },
};

/** One service with these options for the file. */
export const test = base.extend<{ gatehouse: Gatehouse; admin: Person }>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await startGatehouse(fast);
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
  admin: async ({ gatehouse }, use) => use(await signUpWithRole(gatehouse, 'admin')),
});

export interface CreatedWebhook {
  webhook: { id: string; disabledAt: string | null; failingSince: string | null };
  secret: string;
}

export async function createWebhook(person: Person, body: object, path = '/webhook/create'): Promise<CreatedWebhook> {
  const { status, body: created } = await person.post(path, body);
  expect([status, created]).toEqual([200, expect.anything()]);
  return created;
}
