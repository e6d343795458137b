import { connect } from '#server/db/orm.ts';
import { entities } from '#server/app/registry.ts';
import { INITIAL, migrate } from '#server/db/migrate.ts';

import { runSql } from '#tests/support/postgres.ts';

const names = [
  '0001-initial',
  '0002-second-factors',
  '0003-two-factor',
  '0004-passkeys',
  '0006-organization-two-factor',
  '0010-events',
  '0011-replaced-tokens',
  '0012-api-keys',
  '0013-two-factor-recovery',
  '0014-webhooks',
  '0015-imported-api-keys',
  '0016-service-accounts',
  '0017-idempotent-answers',
  '0023-usernames',
  '0024-team-members',
  '0025-organization-roles',
  '0026-additional-fields',
  '0027-imported-keys',
  '0028-organization-lists',
  '0030-pictures',
  '0031-email-order',
  '0032-active-organization',
  '0060-unconfirmed-users',
  '0090-impersonator-token',
  '0110-service-accounts-index',
  '0040-token-refresh-lease',
  '0070-session-provider',
  '0071-api-key-level',
  '0072-mailed-passwords',
  '0100-anonymous-users',
  '0101-phone-numbers',
  '0200-sign-in-notices',
];

/** Turns an empty database into one of the previous version, with a user. `0001-schema` builds the same schema as its migrations. */
export async function makePreviousVersion(databaseUrl: string): Promise<void> {
  const orm = connect(databaseUrl, { entities, poolSize: 2, statementTimeoutMs: 0, prepared: false });
  try {
    await migrate(orm, INITIAL);
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
