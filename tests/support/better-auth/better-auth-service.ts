import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import pg from 'pg';
import { expect, inject, onTestFinished } from 'vitest';

import { childEnvironment } from '#tests/support/processes/child-environment.ts';
import { createEmptyDatabase } from '#tests/support/postgres.ts';
import { sample } from '#tests/support/sources/documents.ts';

import { additionalFields, OLD_PASSWORD, plugins, SHARED_SECRET } from './better-auth-options.ts';

/** A service of the newest published package with many of its plugins, on a PostgreSQL database of its own. */
export async function startBetterAuth(account: BetterAuthOptions['account'] = {}) {
  const databaseUrl = await createEmptyDatabase(inject('postgresUrl'));
  const pool = new pg.Pool({ connectionString: databaseUrl });
  onTestFinished(() => pool.end());
  const options = {
    baseURL: 'http://localhost:3000',
    secret: SHARED_SECRET,
    database: pool,
    emailAndPassword: { enabled: true },
    account,
    user: { additionalFields },
    plugins: [...plugins],
  };
  const { runMigrations } = await getMigrations(options);
  await runMigrations();
  const auth = betterAuth(options);

  /** Signs up and returns the session cookie. */
  const signUp = async (name: string) => {
    const email = `${name}@example.com`;
    const response = await auth.api.signUpEmail({ body: { name, email, password: OLD_PASSWORD }, asResponse: true });
    const cookie = response.headers
      .getSetCookie()
      .find((line) => line.includes('session_token'))!
      .split(';')[0]!;
    const { user } = (await response.json()) as { user: { id: string } };
    return { id: user.id, email, headers: new Headers({ cookie }), cookie };
  };
  return { auth, databaseUrl, signUp };
}

export interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the command of docs/migrating.md, its ellipses replaced by these databases and the shared secret. */
export async function runImport(from: string, into: string, flags = ''): Promise<CommandResult> {
  const command = sample('docs/migrating.md#migrate-from-better-auth sh')
    .replace('DATABASE_URL=postgres://…', `DATABASE_URL='${into}'`)
    .replace('AUTH_SECRET=…', `AUTH_SECRET='${SHARED_SECRET}'`)
    .replace('postgres://…/the-database-of-better-auth', `'${from}'`)
    .replace('npm run import', `npm run import -- ${flags}`);
  expect(command).not.toContain('…');
  // npm's own output is silenced: tests compare the whole output of the command.
  const { NODE_COMPILE_CACHE } = childEnvironment;
  const env = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    npm_config_loglevel: 'silent',
    NODE_COMPILE_CACHE,
  };
  const cwd = join(import.meta.dirname, '../../..');
  return promisify(execFile)('sh', ['-c', command], { cwd, env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: CommandResult) => ({ code, stdout, stderr }),
  );
}
