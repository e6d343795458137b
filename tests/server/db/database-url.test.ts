import { describe, expect, test } from 'vitest';

import { parseOptions } from '#server/app/configuration.ts';
import { parseDatabaseUrl, withoutPassword } from '#server/options/database-url/database-url.ts';
import { databaseStartError } from '#server/db/start-errors.ts';

const TLS_FILES = { sslrootcert: '/ca.crt' };

test.for<[address: string, parsed: Partial<ReturnType<typeof parseDatabaseUrl>>]>([
  [
    'postgres://ada:p%40ss@db.example.com:6543/app',
    { servers: [{ host: 'db.example.com', port: 6543 }], user: 'ada', password: 'p@ss', database: 'app' },
  ],
  ['postgresql://db.example.com', { servers: [{ host: 'db.example.com', port: 5432 }], database: undefined }],
  ['postgres://ada@[::1]:5433/app', { servers: [{ host: '::1', port: 5433 }], user: 'ada', password: undefined }],
  [
    'postgres://ada@a:1,b,[::1]:3/app',
    {
      servers: [
        { host: 'a', port: 1 },
        { host: 'b', port: 5432 },
        { host: '::1', port: 3 },
      ],
    },
  ],
  [
    'postgres://ada@/app?host=a,b&port=1,2',
    {
      servers: [
        { host: 'a', port: 1 },
        { host: 'b', port: 2 },
      ],
    },
  ],
  [
    'postgres://ada:pw@/app?host=/cloudsql/project:region:instance',
    { servers: [{ host: '/cloudsql/project:region:instance', port: 5432 }], database: 'app' },
  ],
  ['postgres://ada@%2Fvar%2Frun%2Fpostgresql/app', { servers: [{ host: '/var/run/postgresql', port: 5432 }] }],
  ['postgres://ada@ignored/ignored?dbname=app&user=eve', { user: 'eve', database: 'app' }],
  ['postgres://ada@h/app?application_name=a+b%20c', { parameters: { application_name: 'a+b c' } }],
  [
    'postgres://ada@h/app?sslmode=verify-ca&sslrootcert=/ca.crt',
    { parameters: { sslmode: 'verify-ca', ...TLS_FILES } },
  ],
])('%s is parsed as libpq does', ([address, parsed]) => {
  expect(parseDatabaseUrl(address)).toMatchObject(parsed);
});

test.for<[address: string, requirement: RegExp]>([
  ['mysql://ada@h/app', /a postgres:\/\/ address/],
  ['postgres://ada@h/app?sslcompression=1', /without the parameter sslcompression, which is not supported: remove it/],
  ['postgres://ada@h/app?ssl=true', /without the parameter ssl, which is not supported: set sslmode=require/],
  ['postgres://ada@h/app?pgbouncer=true', /without the parameter pgbouncer, .*DATABASE_PREPARED=0/],
  ['postgres://ada@h/app?connection_limit=5', /DATABASE_POOL_SIZE/],
  ['postgres://ada@h/app?sslmode=allow', /sslmode is one of disable, prefer, require, verify-ca, verify-full/],
  ['postgres://ada@h/app?sslmode=no-verify', /sslmode is one of/],
  ['postgres://ada@h/app?sslmode=verify-ca', /sslmode=verify-ca has sslrootcert/],
  ['postgres://ada@h/app?sslmode=require&sslrootcert=system', /sslrootcert=system has sslmode=verify-full/],
  ['postgres://ada@h/app?sslcert=/a.crt', /both sslcert and sslkey/],
  ['postgres://ada@h/app?sslnegotiation=direct', /sslnegotiation=direct has sslmode=require/],
  ['postgres://ada@h/app?target_session_attrs=standby', /target_session_attrs is one of any, read-write, primary/],
  ['postgres://ada@h/app?client_encoding=latin1', /client_encoding is one of/],
  ['postgres://ada@h/app?connect_timeout=soon', /connect_timeout is a number of seconds/],
  ['postgres://ada@h:99999/app', /each port is a number/],
  ['postgres://ada@a,b/app?port=1,2,3', /a port for each host/],
])('the start stops at %s', ([address, requirement]) => {
  expect(() => parseOptions({ databaseUrl: address })).toThrow(requirement);
  expect(() => parseOptions({ databaseUrl: address })).toThrow(
    /^Option databaseUrl: got a text of \d+ characters, needs /,
  );
});

describe('a password with characters that have a meaning in addresses', () => {
  const parts = ['Qzx1', 'Wvy2', 'Kjh3'];
  const passwords = '@/?#%:&=,[]\\ +;"\'|{}<>^`~!$*()'
    .split('')
    .flatMap((character) => [
      parts.join(character),
      `${parts.join(character)}${character}`,
      `${parts[0]}${character}${parts[1]}=${parts[2]}`,
      `1${character}${parts.join('@')}`,
    ]);

  test.for(passwords)('%s is shown nowhere', (password) => {
    for (const written of [password, encodeURIComponent(password)]) {
      for (const address of [
        `postgres://ada:${written}@db.invalid/app`,
        `postgres://ada:${written}@db.invalid:5432,other.invalid/app?sslmode=require`,
        `postgres://db.invalid/app?user=ada&password=${written}`,
        // The last @ would begin the host.
        ...(written.includes('@') ? [] : [`postgres://ada:${written}`]),
      ]) {
        const shown = shownOf(address);
        for (const part of parts) expect(shown, address).not.toContain(part);
      }
    }
  });

  test.for(passwords)('%s arrives if it is encoded', (password) => {
    const written = encodeURIComponent(password);
    expect(parseDatabaseUrl(`postgres://ada:${written}@h/app`).password).toBe(password);
    expect(parseDatabaseUrl(`postgres://h/app?password=${written}`).password).toBe(password);
  });
});

/** What an operator sees of an address: the error of the option, else the address in an error of the connection. */
function shownOf(databaseUrl: string): string {
  try {
    parseOptions({ databaseUrl });
  } catch (error) {
    return (error as Error).message;
  }
  const failure = databaseStartError(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }), databaseUrl);
  return `${withoutPassword(parseDatabaseUrl(databaseUrl))} ${(failure as Error).message}`;
}
