import { expect, inject, test } from 'vitest';

import { entities } from '#server/app/registry.ts';
import { connect } from '#server/db/orm.ts';
import { createMigratedDatabase } from '#tests/support/postgres.ts';

test('the migrated schema equals the schema of the entities', async () => {
  const url = await createMigratedDatabase(inject('postgresUrl'));
  const orm = connect(url, { entities, poolSize: 2, statementTimeoutMs: 0, prepared: false });
  try {
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
  } finally {
    await orm.close();
  }
});
