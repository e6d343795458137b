import { expect, inject, test } from 'vitest';

import { entities } from '#server/app/registry.ts';
import { connect } from '#server/db/orm.ts';
import { migrate } from '#server/db/migrate.ts';
import { createEmptyDatabase, runSql, transactionOn, waitForBlockedStatement } from '#tests/support/postgres.ts';

const insertUser = (id: number) =>
  `insert into "user" (id, email, name, created_at, updated_at)
     values ('00000000-0000-7000-8000-00000000000${id}', 'p${id}@example.com', 'Ada', now(), now())`;
const insertAccount = (id: number) =>
  `insert into account (id, user_id, provider_id, account_id, password, created_at, updated_at)
     values (gen_random_uuid(), '00000000-0000-7000-8000-00000000000${id}', 'credential', '${id}', 'scrypt:a:b', now(), now())`;

test('the old version writes while a migration builds the index of a large table', async () => {
  const url = await createEmptyDatabase(inject('postgresUrl'));
  const orm = connect(url, { entities, poolSize: 3, statementTimeoutMs: 0, prepared: false });
  try {
    await migrate(orm, '0700-oauth-provider');
    await runSql(url, `${insertUser(1)}; ${insertUser(2)}`);
    await using writing = await transactionOn(url);
    await writing.query(insertAccount(1));

    const migrating = migrate(orm);
    await waitForBlockedStatement(url);
    // It would wait behind a build that is not concurrent.
    await runSql(url, `set lock_timeout = '5s'; ${insertAccount(2)}`);
    await writing.query('commit');
    expect(await migrating).toContain('0720-password-kinds');
    const [index] = await runSql(
      url,
      `select indisvalid as valid from pg_index where indexrelid = 'account_cost_class'::regclass`,
    );
    expect(index).toEqual({ valid: true });
  } finally {
    await orm.close(true);
  }
});
