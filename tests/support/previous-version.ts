import { connect } from '#server/db/orm.ts';
import { entities } from '#server/app/registry.ts';
import { migrate } from '#server/db/migrate.ts';

import { runSql } from './postgres.ts';

const names = [
  '0001-people',
  '0002-provisioned',
  '0002-rate-limits',
  '0003-organizations',
  '0004-administration',
  '0005-organization-lists',
  '0007-signing-keys',
  '0008-listing-users',
  '0009-outgoing-mails',
  '0010-pages-of-users',
  '0011-ranges-of-users',
  '0012-what-ranges-hold',
  '0013-ranges-of-every-order',
  '0014-unconfirmed-accounts',
  '0015-password-schemes',
  '0018-simple-user-lists',
];

/** Turns an empty database into one of the previous version, with a user. `0001-initial` builds the same schema as its migrations. */
export async function makePreviousVersion(databaseUrl: string): Promise<void> {
  const orm = connect(databaseUrl, { entities, poolSize: 2, statementTimeoutMs: 0, prepared: false });
  try {
    await migrate(orm, '0001-initial');
  } finally {
    await orm.close(true);
  }
  const rows = names.map((name) => `('${name}', now())`).join(', ');
  await runSql(
    databaseUrl,
    `delete from mikro_orm_migrations; insert into mikro_orm_migrations (name, executed_at) values ${rows};
     insert into "user" (id, email, name, created_at, updated_at) values (gen_random_uuid(), 'ada@example.com', 'Ada', now(), now())`,
  );
}
