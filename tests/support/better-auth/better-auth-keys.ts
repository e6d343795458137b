import { apiKey } from '@better-auth/api-key';
import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { betterAuth as oldestBetterAuth } from 'better-auth-oldest';
import { getMigrations as getOldestMigrations } from 'better-auth-oldest/db';
import { apiKey as oldestApiKey } from 'better-auth-oldest/plugins';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';

import { OLD_PASSWORD, SHARED_SECRET } from './better-auth-options.ts';
import { createEmptyDatabase, runSql } from '#tests/support/postgres.ts';

/** What the published server creates keys from; the fields of its server calls included. */
interface NewKey {
  userId: string;
  name?: string;
  prefix?: string;
  expiresIn?: number;
  remaining?: number;
  metadata?: object;
  permissions?: Record<string, string[]>;
}

/** A published service with API keys, on a PostgreSQL database of its own. */
export async function startPublishedKeys(version: 'oldest' | 'newest') {
  const databaseUrl = await createEmptyDatabase(inject('postgresUrl'));
  const pool = new pg.Pool({ connectionString: databaseUrl });
  onTestFinished(() => pool.end());
  const baseURL = 'http://localhost:3000';
  const options = { baseURL, secret: SHARED_SECRET, database: pool, emailAndPassword: { enabled: true } };
  const keys = { enableMetadata: true };
  const start = {
    oldest: async () => {
      const withPlugins = { ...options, plugins: [oldestApiKey(keys)] };
      await (await getOldestMigrations(withPlugins)).runMigrations();
      const { api } = oldestBetterAuth(withPlugins);
      return {
        signUp: (name: string, email: string) => api.signUpEmail({ body: { name, email, password: OLD_PASSWORD } }),
        create: (body: NewKey) => api.createApiKey({ body }),
      };
    },
    newest: async () => {
      const withPlugins = { ...options, plugins: [apiKey(keys)] };
      await (await getMigrations(withPlugins)).runMigrations();
      const { api } = betterAuth(withPlugins);
      return {
        signUp: (name: string, email: string) => api.signUpEmail({ body: { name, email, password: OLD_PASSWORD } }),
        create: (body: NewKey) => api.createApiKey({ body }),
      };
    },
  };
  const service = await start[version]();

  /** Signs up, by default with a verified email. */
  const signUp = async (name: string, isVerified = true) => {
    const { user } = await service.signUp(name, `${name}@example.com`);
    await runSql(databaseUrl, `update "user" set "emailVerified" = ${isVerified} where id = '${user.id}'`);
    return user;
  };
  return { databaseUrl, signUp, createKey: service.create };
}
