import { apiKey } from '@better-auth/api-key';
import { passkey } from '@better-auth/passkey';
import type { BetterAuthOptions } from 'better-auth';
import { hashPassword, symmetricEncrypt } from 'better-auth/crypto';
import { getMigrations } from 'better-auth/db/migration';
import pg from 'pg';

import { runSql } from '#tests/support/postgres.ts';

import { additionalFields, OLD_PASSWORD, plugins, SHARED_SECRET } from './better-auth-options.ts';

/** Of every user. */
export const BACKUP_CODES = Array.from({ length: 10 }, (_, n) => `code${n}-abcde`);

const MEMBERS_OF_EACH = 10;

/** The tables in the order of their foreign keys; `n` is a number from 1. */
const statements = (users: number, { password, secret, codes }: Record<'password' | 'secret' | 'codes', string>) => {
  const organizations = users / MEMBERS_OF_EACH;
  const ofEach = (count: number) => `from generate_series(1, ${count}) n`;
  const organizationOf = `md5('organization' || (n - 1) / ${MEMBERS_OF_EACH} + 1)`;
  const teamOf = `md5('team' || (n - 1) / ${MEMBERS_OF_EACH} + 1)`;
  const id = (kind: string) => `md5('${kind}' || n)`;
  return `
    insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt", role, banned, username, "displayUsername",
        "twoFactorEnabled", plan)
      select ${id('user')}, 'Person ' || n, 'person-' || n || '@example.com', true, now(), now(), 'user', false, 'person_' || n,
        'Person_' || n, true, 'gold' ${ofEach(users)};
    insert into "account" (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
      select ${id('account')}, ${id('user')}, 'credential', ${id('user')}, '${password}', now(), now() ${ofEach(users)};
    insert into "twoFactor" (id, secret, "backupCodes", "userId")
      select ${id('factor')}, '${secret}', '${codes}', ${id('user')} ${ofEach(users)};
    insert into "session" (id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId",
        "activeOrganizationId", "activeTeamId")
      select ${id('session')}, now() + interval '1 day', ${id('token')}, now(), now(), '192.0.2.1', 'Mozilla/5.0 (X11; Linux)',
        ${id('user')}, ${organizationOf}, ${teamOf} ${ofEach(users)};
    insert into "passkey" (id, name, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp", transports, "createdAt")
      select ${id('passkey')}, 'Phone', encode(sha256(('key' || n)::bytea), 'base64'), ${id('user')}, ${id('credential')}, 1,
        'multiDevice', true, 'internal,hybrid', now() ${ofEach(users)};
    insert into "apikey" (id, "configId", name, start, "referenceId", prefix, key, enabled, permissions, "createdAt", "updatedAt")
      select ${id('apikey')}, 'default', 'CI', 'abcdef', ${id('user')}, null,
        rtrim(translate(encode(sha256(('api' || n)::bytea), 'base64'), '+/', '-_'), '='), true,
        '{"organization":["read"]}', now(), now() ${ofEach(users)};
    insert into "organization" (id, name, slug, metadata, "createdAt")
      select ${id('organization')}, 'Organization ' || n, 'organization-' || n, '{"tier":"gold"}', now() ${ofEach(organizations)};
    insert into "organizationRole" (id, "organizationId", role, permission, "createdAt")
      select ${id('role')}, ${id('organization')}, 'auditor', '{"invitation":["create"]}', now() ${ofEach(organizations)};
    insert into "team" (id, name, "organizationId", "memberCount", "createdAt")
      select ${id('team')}, 'Team', ${id('organization')}, ${MEMBERS_OF_EACH}, now() ${ofEach(organizations)};
    insert into "member" (id, "organizationId", "userId", role, "createdAt")
      select ${id('member')}, ${organizationOf}, ${id('user')},
        case n % ${MEMBERS_OF_EACH} when 1 then 'owner' when 2 then 'auditor' else 'member' end, now() ${ofEach(users)};
    insert into "teamMember" (id, "teamId", "userId", "membershipKey", "createdAt")
      select ${id('teamMember')}, ${teamOf}, ${id('user')}, ${id('membership')}, now() ${ofEach(users)};
    insert into "invitation" (id, "organizationId", email, role, status, "expiresAt", "createdAt", "inviterId")
      select ${id('invitation')}, ${id('organization')}, 'invited-' || n || '@example.com', 'member', 'pending',
        now() + interval '1 day', now(), md5('user' || (n - 1) * ${MEMBERS_OF_EACH} + 1) ${ofEach(organizations)};
    insert into "jwks" (id, "publicKey", "privateKey", "createdAt")
      values ('the-key', '{"kty":"OKP","crv":"Ed25519","x":"kXcXmk2xS3LeRsV9YQe2T9FQ9pPfLq4UkC0V9xFsiqY"}', 'x', now());
    analyze`;
};

/**
 * Fills a database as the newest published package would: every user has all that can be imported, a password, a second
 * factor with ten backup codes, a session, a passkey, an API key, a membership, a team and an additional field.
 */
export async function fillBetterAuth(databaseUrl: string, users: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const migrated: BetterAuthOptions = {
    database: pool,
    user: { additionalFields },
    plugins: [...plugins, passkey(), apiKey()],
  };
  try {
    const { runMigrations } = await getMigrations(migrated);
    await runMigrations();
  } finally {
    await pool.end();
  }
  const encrypt = (data: string) => symmetricEncrypt({ key: SHARED_SECRET, data });
  const values = {
    password: await hashPassword(OLD_PASSWORD),
    secret: await encrypt('a-secret-of-thirty-two-characters'),
    codes: await encrypt(JSON.stringify(BACKUP_CODES)),
  };
  await runSql(databaseUrl, statements(users, values));
}

/** Options that accept all of it. */
export const importing = {
  user: { additionalFields },
  organization: { dynamicAccessControl: { enabled: true } },
  apiKey: { acceptImported: true },
  jwt: { enabled: true },
} as const;
