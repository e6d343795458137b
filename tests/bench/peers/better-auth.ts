import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import pg from 'pg';

/**
 * The published better-auth on the same PostgreSQL: `node better-auth.ts <package> <databaseUrl> <poolSize> <cookieCache>`.
 * Its migration creates the tables, with the indexes that its manual recommends; limits are off, as in Gatehouse.
 */
const [name, databaseUrl, poolSize, cache] = process.argv.slice(2) as [string, string, string, string?];
const { betterAuth } = (await import(name)) as typeof import('better-auth-oldest');
const { toNodeHandler } = (await import(`${name}/node`)) as typeof import('better-auth-oldest/node');
const { getMigrations } = (await import(
  `${name}/db${name === 'better-auth-oldest' ? '' : '/migration'}`
)) as typeof import('better-auth-oldest/db');
const { organization, admin } = (await import(`${name}/plugins`)) as typeof import('better-auth-oldest/plugins');

const pool = new pg.Pool({ connectionString: databaseUrl, max: Number(poolSize) });
const options = {
  baseURL: 'http://localhost:3000',
  secret: 'a secret for the bench, thirty-two or more',
  database: pool,
  emailAndPassword: { enabled: true },
  rateLimit: { enabled: false },
  telemetry: { enabled: false },
  session: { cookieCache: { enabled: cache === 'cache' } },
  // Limits above what the benchmarks create; 1.2.8 needs the options for permissions too.
  plugins: [
    organization({ invitationLimit: 1_000_000, membershipLimit: 1_000_000, sendInvitationEmail: async () => {} }),
    admin({}),
  ],
  logger: { disabled: true },
};
const recommendedIndexes = [
  ['account', 'userId'],
  ['session', 'userId'],
  ['verification', 'identifier'],
  ['invitation', 'email'],
  ['invitation', 'organizationId'],
  ['member', 'userId'],
  ['member', 'organizationId'],
];
const { runMigrations } = await getMigrations(options);
await runMigrations();
for (const [table, column] of recommendedIndexes) {
  // Under the names that the newest release uses.
  await pool.query(`create index if not exists "${table}_${column}_idx" on "${table}" ("${column}")`);
}

const handler = toNodeHandler(betterAuth(options));
const server = createServer((request, response) => void handler(request, response));
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
