import { expect, inject } from 'vitest';

import type { AuthenticatedQueryContext } from '#server/features/sessions/context.ts';
import { entities } from '#server/app/registry.ts';
import { connect } from '#server/db/orm.ts';
import { Reads } from '#server/db/reads.ts';
import {
  findMembership,
  readMembersAndInvitations,
  readOrganizations,
} from '#server/features/organizations/queries.ts';
import { findSession } from '#server/features/sessions/queries.ts';
import { sessionReads } from '#tests/support/calls/session-reads.ts';
import { createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { test } from '#tests/support/test.ts';

const unknownId = '00000000-0000-7000-8000-000000000001';

test('batched queries switch to a generic plan after five executions on a connection', async () => {
  const url = await createMigratedDatabase(inject('postgresUrl'));
  // In small tables PostgreSQL might keep custom plans because they look cheaper.
  await runSql(
    url,
    `insert into "user" (id, email, name, created_at, updated_at)
       select gen_random_uuid(), n || '@example.com', 'Somebody', now(), now() from generate_series(1, 2000) n;
     insert into "session" (id, user_id, token_hash, amr, authenticated_at, expires_at, created_at, updated_at)
       select gen_random_uuid(), id, id::text, '{}', now(), now(), now(), now() from "user";
     insert into organization (id, name, slug, created_at)
       select gen_random_uuid(), 'Theirs', id::text, now() from "user";
     insert into member (id, organization_id, user_id, created_at)
       select gen_random_uuid(), o.id, u.id, now() from "user" u join organization o on o.slug = u.id::text;
     insert into invitation (id, organization_id, email, role, inviter_id, token_hash, expires_at, created_at)
       select gen_random_uuid(), organization_id, user_id::text, 'member', user_id, '', now(), now() from member;
     analyze`,
  );
  const orm = connect(url, { entities, poolSize: 1, statementTimeoutMs: 0 });
  const reads = new Reads(await orm.em.getConnection().getNativeClient(), { prepared: true });
  const ctx = { reads, principal: {}, user: { id: unknownId } } as AuthenticatedQueryContext;
  const runAll = async () => {
    await findSession(sessionReads(reads), 'unknown');
    for (const by of ['id', 'slug', 'invitation'] as const) await findMembership(ctx, by, unknownId);
    await readOrganizations(reads, unknownId, { limit: 100 });
    await readMembersAndInvitations(reads, unknownId, { limit: 100, offset: 0, invitations: 100 });
  };
  for (let run = 0; run < 8; run++) await runAll();
  await Promise.all([runAll(), runAll(), runAll()]);

  const statements = await orm.em.execute<{ name: string; custom_plans: number }[]>(
    'select name, custom_plans::int from pg_prepared_statements order by name',
  );
  expect(statements).toEqual(
    [
      'members_and_invitations',
      'membership_by_id',
      'membership_by_invitation',
      'membership_by_slug',
      'organizations_of_user',
      'session_by_token',
    ].map((name) => ({ name, custom_plans: 5 })),
  );
  await orm.close(true);
});
