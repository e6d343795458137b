import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { jwt } from 'better-auth/plugins';
import { betterAuth as oldestBetterAuth } from 'better-auth-oldest';
import { getMigrations as getOldestMigrations } from 'better-auth-oldest/db';
import { jwt as oldestJwt } from 'better-auth-oldest/plugins';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';

import { OLD_PASSWORD, SHARED_SECRET } from './better-auth-options.ts';
import { createEmptyDatabase } from '#tests/support/postgres.ts';

type Algorithm = 'EdDSA' | 'ES256' | 'RS256';

/** A published service that issues tokens, on a PostgreSQL database of its own. */
export async function startPublishedTokens(version: 'oldest' | 'newest', alg: Algorithm) {
  const databaseUrl = await createEmptyDatabase(inject('postgresUrl'));
  const pool = new pg.Pool({ connectionString: databaseUrl });
  onTestFinished(() => pool.end());
  const baseURL = 'http://localhost:3000';
  const options = { baseURL, secret: SHARED_SECRET, database: pool, emailAndPassword: { enabled: true } };
  const jwks = alg === 'EdDSA' ? {} : { keyPairConfig: { alg } };
  const start = {
    oldest: async () => {
      const withPlugins = { ...options, plugins: [oldestJwt({ jwks })] };
      await (await getOldestMigrations(withPlugins)).runMigrations();
      return oldestBetterAuth(withPlugins);
    },
    newest: async () => {
      const withPlugins = { ...options, plugins: [jwt({ jwks })] };
      await (await getMigrations(withPlugins)).runMigrations();
      return betterAuth(withPlugins);
    },
  };
  const { handler } = await start[version]();
  const send = (path: string, { cookie = '', ...init }: RequestInit & { cookie?: string } = {}) =>
    handler(
      new Request(`${baseURL}/api/auth${path}`, {
        ...init,
        headers: { 'content-type': 'application/json', origin: baseURL, cookie },
      }),
    );

  /** Signs up and returns the token of the new user. */
  const issueToken = async (name: string): Promise<string> => {
    const user = { name, email: `${name}@example.com`, password: OLD_PASSWORD };
    const signedUp = await send('/sign-up/email', { method: 'POST', body: JSON.stringify(user) });
    const cookie = signedUp.headers.getSetCookie().map((line) => line.split(';', 1)[0]!);
    const answer = await send('/token', { cookie: cookie.join('; ') });
    return ((await answer.json()) as { token: string }).token;
  };
  return { databaseUrl, issueToken };
}
