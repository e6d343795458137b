import { expect, test } from 'vitest';
import { z } from 'zod';

import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { mergeOptions } from '#server/options/parse.ts';
import { optionsFromEnvironment, OptionsSchema, parseOptions } from '#server/app/configuration.ts';
import { secretsFor } from '#server/security/secrets.ts';

function messageOf(parse: () => unknown): string {
  try {
    parse();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test.for([
  [{ port: 'eighty' }, /^Option port: got "eighty", needs .*number/],
  [{ baseUrl: 'ftp://x' }, /^Option baseUrl: .*needs an http or https address/],
  [
    { databaseUrl: 'mysql://secret@x/y' },
    /^Option databaseUrl: got a text of \d+ characters, needs a postgres:\/\/ address/,
  ],
  [{ session: { expiresIn: 34_560_001 } }, /^Option session\.expiresIn: got 34560001, needs .*34560000/],
  [{ session: { expiresin: 1 } }, /^Unknown option session\.expiresin: did you mean session\.expiresIn\?$/],
  [{ baseURL: 'http://localhost' }, /^Unknown option baseURL: did you mean baseUrl\?$/],
  [{ emailAndPasswort: {} }, /^Unknown option emailAndPasswort: did you mean emailAndPassword\?$/],
  [{ advanced: { appName: 'x' } }, /^Unknown option advanced\.appName: did you mean appName\?$/],
  [
    { openIdProviders: { acme: { name: 'A', issuer: 'https://a.example', clientID: 'c', clientSecret: 's' } } },
    /^Unknown option openIdProviders\.acme\.clientID: did you mean openIdProviders\.acme\.clientId\?$/,
  ],
  [{ quantumMode: true }, /^Unknown option quantumMode: check its spelling$/],
  [
    { emailAndPassword: { maxPasswordLength: 7 } },
    /^Option emailAndPassword\.minPasswordLength: got nothing, needs at most maxPasswordLength$/,
  ],
  [
    { username: { minUsernameLength: 31 } },
    /^Option username\.minUsernameLength: got 31, needs at most maxUsernameLength$/,
  ],
  [
    { emailAndPassword: { sendResetPassword: 'mail' } },
    /^Option emailAndPassword\.sendResetPassword: .*needs a function/,
  ],
] as const)('parsing %o fails with a one-line message', ([options, line]) => {
  const message = messageOf(() => parseOptions(options));
  expect(message).toMatch(line);
  expect(message).not.toContain('\n');
  expect(message).not.toContain('secret@');
});

test('every wrong option has a line, and a missing one names its variable', () => {
  const input = { port: 'eighty', appName: 5, quantumMode: true, socialProviders: { google: { clientId: 'x' } } };
  const message = messageOf(() => parseOptions(input, { PORT: 'eighty', GOOGLE_CLIENT_ID: 'x' }));
  expect(message.split('\n').toSorted()).toEqual([
    expect.stringMatching(/^Option appName: got 5, needs a string$/),
    expect.stringMatching(/^Option port \(PORT\): got "eighty", needs a number$/),
    expect.stringMatching(
      /^Option socialProviders\.google\.clientSecret \(GOOGLE_CLIENT_SECRET\): got nothing, needs a string$/,
    ),
    'Unknown option quantumMode: check its spelling',
  ]);
});

test('every option has a default value', () => {
  expect(parseOptions({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    emailAndPassword: { minPasswordLength: 8, maxPasswordLength: 128 },
    session: { expiresIn: 604_800, updateAge: 86_400, freshAge: 86_400, cookieCache: { enabled: false, maxAge: 60 } },
  });
});

test('environment variables override single fields of the configuration file', () => {
  const environment = optionsFromEnvironment({
    PORT: '8080',
    AUTH_SECRET: 'new,old',
    DATABASE_PREPARED: '0',
    LOG_LEVEL: '',
  });
  const merged = mergeOptions({ port: 1, database: { poolSize: 3 }, cookiePrefix: 'acme' }, environment);

  expect(merged).toEqual({
    port: 8080,
    secret: ['new', 'old'],
    database: { poolSize: 3, prepared: false },
    cookiePrefix: 'acme',
  });
});

test('the address is by default that of the port, wherever the port is set', () => {
  const baseUrlOf = (file: GatehouseOptions, env: Record<string, string> = {}) =>
    parseOptions(mergeOptions({ ...file }, optionsFromEnvironment(env))).baseUrl;

  expect(baseUrlOf({})).toBe('http://localhost:3000');
  expect(baseUrlOf({ port: 4000 })).toBe('http://localhost:4000');
  expect(baseUrlOf({ port: 4000 }, { PORT: '5000' })).toBe('http://localhost:5000');
  // Hosts of containers set PORT.
  expect(baseUrlOf({ baseUrl: 'https://auth.example.com' }, { PORT: '5000' })).toBe('https://auth.example.com');
  expect(baseUrlOf({ port: 0 })).toBe('http://localhost:3000');
});

test('removed variables and options are rejected by name', () => {
  const url = 'postgres://replica.example/gatehouse';
  expect(() => optionsFromEnvironment({ DATABASE_REPLICA_URLS: url })).toThrow(
    /^Unknown variable DATABASE_REPLICA_URLS: this version does not have it, remove it$/,
  );
  expect(() => parseOptions({ database: { replicaUrls: [url] } })).toThrow(
    /^Unknown option database\.replicaUrls: check its spelling$/,
  );
});

test('production rejects a missing or short secret', () => {
  expect(() => secretsFor(parseOptions({ production: true }))).toThrow(/AUTH_SECRET\): got nothing/);
  expect(() => secretsFor(parseOptions({ secret: 'short' }))).toThrow(/got a text of 5 characters, needs at least 32/);
});

/** The paths of all options of a schema. */
function pathsOf(schema: z.ZodType, path: string[] = []): string[][] {
  const { def } = schema as unknown as { def: { innerType?: z.ZodType; in?: z.ZodType } };
  const inner = def.innerType ?? def.in;
  if (inner) return pathsOf(inner, path);
  if (schema instanceof z.ZodObject) {
    const shape = schema.shape as Record<string, z.ZodType>;
    return Object.entries(shape).flatMap(([key, value]) => [[...path, key], ...pathsOf(value, [...path, key])]);
  }
  return [];
}

test('for a value of a wrong type, the message about every option names what it needs', () => {
  const paths = [...new Map(pathsOf(OptionsSchema).map((path) => [path.join('.'), path])).values()];
  expect(paths.length).toBeGreaterThan(100);
  const vague = paths.flatMap((path) =>
    [-5.5, [null]].flatMap((value) => {
      const input = path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
      const message = messageOf(() => parseOptions(input));
      return /Invalid input|undefined/.test(message) ? [message] : [];
    }),
  );
  expect(vague).toEqual([]);
});

test('an option that may be of several types names them', () => {
  expect(messageOf(() => parseOptions({ secret: 5 }))).toMatch(/^Option secret: got 5, needs a string/);
});
