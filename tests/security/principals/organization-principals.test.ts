import { expect, test } from 'vitest';
import { z } from 'zod';

import { memberOr } from '#server/features/organizations/guards.ts';
import { AppError } from '#server/lib/errors.ts';
import { post } from '#server/call/trpc.ts';
import { errors } from '#generated/features.ts';
import { LookupId } from '#shared/lib/fields.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { installCalls } from '#tests/support/calls/scratch-calls.ts';

const guard = {
  onNotMember: 'ORGANIZATION_NOT_FOUND',
  onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION',
} as const;
const Input = z.strictObject({ organizationId: LookupId.optional() });
const call = (path: string, action: 'update' | 'delete', status?: 201 | 204) =>
  memberOr(['badge'], { ...guard, permissions: { organization: [action] } })
    .meta(post(`/scratch/${path}`, 'A call of tests'))
    .meta({ ...(status && { status }) })
    .input(Input)
    .output(z.object({ organizationId: z.string(), isUser: z.boolean() }))
    .mutation(({ ctx }) => {
      ctx.audit('organization.updated', { organizationId: ctx.organizationId, details: { fields: 'name' } });
      return { organizationId: ctx.organizationId, isUser: ctx.user !== null };
    });

const start = installCalls(
  {
    scratch: {
      update: call('update', 'update', 201),
      erase: call('erase', 'update', 204),
      remove: call('remove', 'delete'),
    },
  },
  {
    organizationCredentials: [
      {
        name: 'badge',
        isPresent: ({ headers }) => headers['x-badge'] !== undefined,
        authenticate: async ({ headers }) => {
          const [secret, organizationId = ''] = String(headers['x-badge']).split(' ');
          if (secret !== 'right') throw new AppError('UNAUTHORIZED');
          const permissions = { organization: ['update' as const] };
          const noUser = { user: null, session: null, credential: null, impersonator: null };
          const badge = { kind: 'badge', id: 'b1', mayEnable: false, details: { badgeId: 'b1' } };
          return { ...badge, organizationId, permissions, ...noUser };
        },
      },
    ],
  },
);

test('a guard accepts the kinds of organization principals that it names, within their permissions', async () => {
  await using gatehouse = await start();
  const owner = await Person.signUp(gatehouse);
  const create = async (slug: string) =>
    (await owner.post('/organization/create', { name: slug, slug })).body.id as string;
  const [acme, other] = [await create('acme'), await create('other')];
  const anyone = new Person(gatehouse);
  const asBadge = (badge: string) => {
    anyone.headers = { 'x-badge': badge };
    return anyone;
  };
  const badge = asBadge(`right ${acme}`);

  expect(await owner.post('/scratch/update', { organizationId: acme })).toEqual({
    status: 201,
    body: { organizationId: acme, isUser: true },
  });
  expect(await badge.post('/scratch/update')).toEqual({ status: 201, body: { organizationId: acme, isUser: false } });
  const entries = `select actor_id, details->>'badgeId' as badge from audit_entry where event = 'organization.updated' order by created_at`;
  expect(await runSql(gatehouse.options.databaseUrl!, entries)).toEqual([
    { actor_id: owner.id, badge: null },
    { actor_id: null, badge: 'b1' },
  ]);

  expect(await badge.post('/scratch/remove')).toMatchObject({ status: 403, body: { code: guard.onForbidden } });
  const [status] = errors[guard.onNotMember];
  expect(await badge.post('/scratch/update', { organizationId: other })).toMatchObject({ status });
  // Other calls do not know it.
  expect((await badge.post('/organization/update', { organizationId: acme, data: { name: 'x' } })).status).toBe(401);
  expect((await asBadge(`wrong ${acme}`).post('/scratch/update')).status).toBe(401);

  const erased = await owner.send({ method: 'POST', url: '/scratch/erase', payload: { organizationId: acme } });
  expect([erased.statusCode, erased.body, erased.headers['content-type']]).toEqual([204, '', undefined]);
});
