import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { twoFactor } from 'better-auth/plugins';
import { betterAuth as oldestBetterAuth } from 'better-auth-oldest';
import { getMigrations as getOldestMigrations } from 'better-auth-oldest/db';
import { twoFactor as oldestTwoFactor } from 'better-auth-oldest/plugins';
import { passkey as oldestPasskey } from 'better-auth-oldest/plugins/passkey';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';

import { OLD_PASSWORD, SHARED_SECRET } from './better-auth-options.ts';
import { createEmptyDatabase } from '#tests/support/postgres.ts';

interface PublishedAnswer {
  status: number;
  // Tests assert the body's shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  /** The cookies that the response sets. */
  cookie: string;
}

/** A published service with second factors and passkeys, on a PostgreSQL database of its own. */
export async function startPublishedFactors(version: 'oldest' | 'newest') {
  const databaseUrl = await createEmptyDatabase(inject('postgresUrl'));
  const pool = new pg.Pool({ connectionString: databaseUrl });
  onTestFinished(() => pool.end());
  const baseURL = 'http://localhost:3000';
  const options = { baseURL, secret: SHARED_SECRET, database: pool, emailAndPassword: { enabled: true } };
  const factors = { otpOptions: { sendOTP: async () => {} } };
  const start = {
    oldest: async () => {
      const withPlugins = { ...options, plugins: [oldestTwoFactor(factors), oldestPasskey()] };
      await (await getOldestMigrations(withPlugins)).runMigrations();
      return oldestBetterAuth(withPlugins);
    },
    newest: async () => {
      const withPlugins = { ...options, plugins: [twoFactor(factors), passkey()] };
      await (await getMigrations(withPlugins)).runMigrations();
      return betterAuth(withPlugins);
    },
  };
  const { handler } = await start[version]();

  const send = async (path: string, cookie: string, body?: object): Promise<PublishedAnswer> => {
    const request = new Request(`${baseURL}/api/auth${path}`, {
      headers: { 'content-type': 'application/json', origin: baseURL, cookie },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    const response = await handler(request);
    const set = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]!);
    return { status: response.status, body: await response.json(), cookie: set.join('; ') };
  };
  /** Signs up and returns the cookies. */
  const signUp = async (name: string): Promise<string> => {
    const { cookie } = await send('/sign-up/email', '', {
      name,
      email: `${name}@example.com`,
      password: OLD_PASSWORD,
    });
    return cookie;
  };
  return { databaseUrl, send, signUp };
}
