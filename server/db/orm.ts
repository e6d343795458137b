import { MikroORM } from '@mikro-orm/postgresql';

import { AccountSchema } from '#server/features/accounts/account.entity.ts';
import { AuditEntrySchema } from '#server/audit/audit-entry.entity.ts';
import type { Options } from '#server/options/options.ts';
import { SigningKeySchema } from '#server/features/jwt/signing-key.entity.ts';
import { OutgoingMailSchema } from '#server/mail/outgoing-mail.entity.ts';
import { InvitationSchema } from '#server/features/organizations/invitations/invitation.entity.ts';
import { MemberSchema } from '#server/features/organizations/members/member.entity.ts';
import { OrganizationSchema } from '#server/features/organizations/organization.entity.ts';
import { TeamSchema } from '#server/features/organizations/teams/team.entity.ts';
import { SessionSchema } from '#server/features/sessions/session.entity.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';
import { VerificationSchema } from '#server/features/verification/verification.entity.ts';

import { releaseBrokenConnections } from './broken-connections.ts';

export const entities = [
  UserSchema,
  SessionSchema,
  AccountSchema,
  VerificationSchema,
  SigningKeySchema,
  AuditEntrySchema,
  OrganizationSchema,
  TeamSchema,
  MemberSchema,
  InvitationSchema,
  OutgoingMailSchema,
];

/** The ORM over a database that need not answer yet. */
export function connect(
  databaseUrl: string,
  {
    poolSize,
    statementTimeoutMs,
    acquireTimeoutMs = 5_000,
    idleTimeoutMs = 30_000,
    idleInTransactionTimeoutMs = 60_000,
    prepared = true,
  }: Pick<Options['database'], 'poolSize' | 'statementTimeoutMs'> & Partial<Options['database']>,
): MikroORM {
  return new MikroORM({
    entities,
    clientUrl: databaseUrl,
    forceUtcTimezone: true,
    initNullableProperties: true,
    processOnCreateHooksEarly: true,
    ignoreUndefinedInQuery: true,
    // The counts are kept by triggers alone (migrations 0004, 0005 and 0012), the limits by the limiter's library (http/limiter.ts).
    schemaGenerator: {
      skipTables: ['user_count', 'user_range', 'member_count', 'rate_limit'],
      ignoreRoutines: true,
    },
    pool: { min: 0, max: poolSize, idleTimeoutMillis: idleTimeoutMs },
    driverOptions: {
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
      // How long a call waits for a free connection before it answers that the service is not available.
      connectionTimeoutMillis: acquireTimeoutMs,
      // Statements of one transaction go out together, each planned once a connection (db/transaction.ts).
      pipeline: prepared,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      onPoolCreated: releaseBrokenConnections,
    },
  });
}
