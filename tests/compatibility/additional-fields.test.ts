import { inferAdditionalFields } from 'better-auth/client/plugins';
import { inferAdditionalFields as oldestInferFields } from 'better-auth-oldest/client/plugins';
import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { entryPoints, newestClient, referenceClient } from '#tests/support/better-auth/reference-client.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const fields = {
  user: {
    company: { type: 'string', required: false },
    plan: { type: 'string', required: false, input: false, defaultValue: 'free' },
  },
  session: { theme: { type: 'string', required: false } },
} as const;
const options: GatehouseOptions = {
  user: { additionalFields: fields.user },
  session: { additionalFields: fields.session },
};

type EntryPoint = (typeof entryPoints)[number];

/** The clients of both versions send the same calls; those of the newest one are typed. */
const versions = {
  oldest: (gatehouse: Gatehouse, entryPoint: EntryPoint) =>
    referenceClient(gatehouse, [oldestInferFields(fields)], entryPoint) as unknown as ReturnType<
      (typeof versions)['newest']
    >,
  newest: (gatehouse: Gatehouse, entryPoint: EntryPoint) =>
    newestClient(gatehouse, [inferAdditionalFields(fields)], entryPoint),
};

const cases = (['oldest', 'newest'] as const).flatMap((version) =>
  entryPoints.map((entryPoint) => [version, entryPoint] as const),
);

test.for(cases)('the published clients set and read additional fields: %s, %s', async ([version, entryPoint]) => {
  await using gatehouse = await startGatehouse(options);
  const { client } = versions[version](gatehouse, entryPoint);
  const account = { email: 'ada@example.com', password: PASSWORD, name: 'Ada' };
  expect((await client.signUp.email({ ...account, company: 'Acme' })).data?.user).toMatchObject({
    company: 'Acme',
    plan: 'free',
  });
  expect((await client.updateUser({ company: 'Analytical Engines' })).error).toBeNull();
  const updated = await client.$fetch('/update-session', { method: 'POST', body: { theme: 'dark' } });
  expect(updated).toMatchObject({ error: null, data: { session: { theme: 'dark' } } });
  const { data } = await client.getSession();
  const company: string | null | undefined = data?.user.company;
  const theme: string | null | undefined = data?.session.theme;
  expect({ company, theme }).toEqual({ company: 'Analytical Engines', theme: 'dark' });

  const refused = await client.$fetch('/update-user', { method: 'POST', body: { plan: 'pro' } });
  expect(refused.error).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' });
});
