import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { importInProcess } from '#tests/support/import-in-process.ts';
import { hashBy, reported } from '#tests/support/imported-people.ts';
import { ImportTarget } from '#tests/support/imports.ts';

const { hash } = hashBy('bcrypt 2b');
const user = (id: string, details: object = {}) => ({
  type: 'user',
  id,
  email: `${id}@acme.example`,
  emailVerified: true,
  ...details,
});
const lines = (...records: object[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('');
const many = (count: number) => Array.from({ length: count }, (_, n) => user(`u${n}`));
const clerkHeader =
  'id,primary_email_address,verified_email_addresses,password_digest,password_hasher,totp_secret,first_name\n';

/** Files that end the run before anything is written, though good records stand before the defect. */
const refused: readonly [what: string, args: string[], content: string | Uint8Array, message: RegExp][] = [
  ['UTF-16', ['file', 'a.ndjson'], Buffer.from(lines(user('ann')), 'utf16le'), /UTF-16: convert it with iconv/],
  [
    'Latin-1 far from the beginning',
    ['file', 'a.ndjson'],
    Buffer.concat([Buffer.from(lines(...many(2000))), Buffer.from(lines(user('z', { name: 'Zoë' })), 'latin1')]),
    /not UTF-8 near byte \d{6}/,
  ],
  [
    'a gzip that was cut',
    ['file', 'a.ndjson.gz'],
    gzipSync(lines(...many(2000))).subarray(0, 9000),
    /cannot be unpacked/,
  ],
  [
    'a gzip bomb behind good records',
    ['file', 'a.ndjson.gz'],
    Buffer.concat([gzipSync(lines(user('ann'))), gzipSync(Buffer.alloc(64 * 1024 * 1024, 32))]),
    /more than 200 times as long/,
  ],
  [
    'a record that is cut',
    ['file', 'a.ndjson'],
    `${lines(...many(1500))}{"type":"user","id":"x`,
    /begins in line 1501/,
  ],
  ['text between records', ['file', 'a.ndjson'], `${lines(...many(1500))}oops\n`, /line 1501: expected a JSON object/],
  [
    'an unknown type',
    ['file', 'a.ndjson'],
    lines(...many(1200), { type: 'users', id: '1' }),
    /line 1201: "type" is one/,
  ],
  [
    'a typing error',
    ['file', 'a.ndjson'],
    lines(...many(1200), user('x', { emial: 'x' })),
    /line 1201: a user has no emial/,
  ],
  ['no records', ['file', 'a.ndjson'], '\n\n', /no records/],
  [
    'a header of another product',
    ['clerk', '--users', 'a.csv'],
    'id,email\n1,ann@acme.example\n',
    /has no column primary_email/,
  ],
  [
    'an unclosed quote',
    ['clerk', '--users', 'a.csv'],
    `${clerkHeader}1,a@acme.example,,,,,"Ann\n2,b@acme.example,,,,,Bo\n`,
    /quote that begins in line 2/,
  ],
  [
    'a header for a file without one',
    ['firebase', '--users', 'a.csv'],
    'localId,email\n1,ann@acme.example\n',
    /line 1: expected 28 columns without a header/,
  ],
  ['one cell of a megabyte', ['file', 'a.csv'], `id,email\n1,"${'x'.repeat(1024 * 1024 + 9)}"\n`, /longer than 1 MiB/],
];

test('a file with a defect ends the run before anything is written', { timeout: 300_000 }, async () => {
  const target = await ImportTarget.create();
  const before = await target.digest();
  for (const [what, args, content, message] of refused) {
    await target.write(args.at(-1)!, content);
    const { code, stderr } = await importInProcess(target, args);
    expect([what, code, stderr]).toEqual([what, 1, expect.stringMatching(message)]);
  }
  symlinkSync(join(target.folder, 'a.ndjson'), join(target.folder, 'link.ndjson'));
  execFileSync('mkfifo', [join(target.folder, 'pipe.ndjson')]);
  for (const [name, message] of [
    ['link.ndjson', /symbolic link/],
    ['pipe.ndjson', /no regular file/],
    ['.', /no regular file/],
  ] as const)
    expect(await importInProcess(target, ['file', name])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(message),
    });
  expect(await target.digest()).toEqual(before);
});

/** Records that are left or taken in part, beside good ones that are taken. */
const records: readonly [id: string, record: object | string, code: string][] = [
  ['deep', `{"type":"user","id":"deep","fields":${'{"a":'.repeat(40)}1${'}'.repeat(40)}}`, 'record_too_large'],
  ['long', `{"type":"user","id":"long","name":"${'x'.repeat(1024 * 1024)}"}`, 'record_too_large'],
  ['broken', '{"type":"user","id":"broken","name":tru}', 'unreadable_record'],
  ['number', { ...user('number'), name: 7 }, 'unreadable_record'],
  ['nul-id', user('nul\u0000id', { email: 'nul-id@acme.example' }), 'unreadable_record'],
  ['nul', user('nul', { name: 'A\u0000B' }), 'text_cleaned'],
  [
    'surrogate',
    '{"type":"user","id":"surrogate","email":"surrogate@acme.example","emailVerified":true,"name":"A\\ud800B"}',
    'text_cleaned',
  ],
  ['override', user('override', { name: 'nna\u202eann' }), 'text_cleaned'],
  ['nul-address', user('nul-address', { email: 'a\u0000b@acme.example' }), 'invalid_address'],
  ['lines-address', user('lines-address', { email: 'a@acme.example\nbcc: b@acme.example' }), 'invalid_address'],
  ['twice', user('ann', { email: 'other@acme.example' }), 'duplicate_id'],
  ['case', user('case', { email: 'ANN@acme.example' }), 'duplicate_address'],
  [
    'proto',
    `{"type":"user","id":"proto","email":"proto@acme.example","emailVerified":true,"fields":{"__proto__":{"role":"admin"},"constructor":1}}`,
    'field_left',
  ],
  ['script', user('script', { image: 'javascript:alert(1)' }), 'image_left'],
  ['internal', user('internal', { image: 'http://169.254.169.254/' }), 'image_left'],
  ['admin', user('admin', { role: 'admin' }), 'role_left'],
  [
    'cost',
    user('cost', { password: '$argon2id$v=19$m=4194304,t=64,p=1$c2FsdHNhbHQ$aGFzaGhhc2hoYXNoaGFzaA' }),
    'hash_too_costly',
  ],
  ['unknown-hash', user('unknown-hash', { password: '$y$j9T$x$y' }), 'hash_unsupported'],
  ['far', user('far', { createdAt: '2021-13-05' }), 'unreadable_record'],
];

test('a hostile record gets a row of the report, and the others are imported', { timeout: 300_000 }, async () => {
  const target = await ImportTarget.create({ username: { enabled: true } });
  const texts = records.map(([, record]) => (typeof record === 'string' ? record : JSON.stringify(record)));
  // A cell that a spreadsheet would run is a name like any other.
  const name = '=HYPERLINK("https://evil.example")';
  const formula = user('formula', { name, password: hash });
  await target.write('a.ndjson', `${lines(user('ann'), formula)}${texts.join('\n')}\n${lines(user('last'))}`);
  const { code, stdout } = await importInProcess(target, ['file', 'a.ndjson', '--report', 'report.ndjson']);
  expect(code, stdout).toBe(2);
  const codes = await reported(target);
  for (const [id, , expected] of records)
    expect([id, codes.map(([own]) => own)]).toEqual([id, expect.arrayContaining([expected])]);
  const names = await target.sql(`select id::text, email, name, role from "user" order by email`);
  expect(names.map(({ email }) => email)).toEqual(
    [
      'ann',
      'formula',
      'last',
      'nul',
      'surrogate',
      'override',
      'proto',
      'script',
      'internal',
      'admin',
      'cost',
      'unknown-hash',
    ]
      .map((id) => `${id}@acme.example`)
      .toSorted(),
  );
  expect(new Set(names.map(({ role }) => role))).toEqual(new Set(['user']));
  expect(names.find(({ email }) => email === 'override@acme.example')!['name']).toBe('nna ann');
  expect(names.find(({ email }) => email === 'formula@acme.example')!['name']).toBe(name);
});

test('groups that contain themselves are cut', { timeout: 120_000 }, async () => {
  const target = await ImportTarget.create({ organization: { teams: { enabled: true } } });
  const cyclic = {
    id: 'g1',
    name: 'sales',
    subGroups: [{ id: 'g2', name: 'north', subGroups: [{ id: 'g1', name: 'sales' }] }],
  };
  const person = {
    id: 'p1',
    username: 'ann',
    email: 'ann@acme.example',
    emailVerified: true,
    groups: ['/sales/north'],
  };
  await target.write('realm.json', JSON.stringify({ groups: [cyclic], users: [person] }));
  const flags = [
    '--groups',
    'teams',
    '--organization',
    'Acme',
    '--owner',
    'ann@acme.example',
    '--report',
    'report.ndjson',
  ];
  const { stdout } = await importInProcess(target, ['keycloak', '--realm', 'realm.json', ...flags]);
  expect(stdout).toContain('teams: 2 read, 2 new');
  expect(await reported(target)).toEqual(
    expect.arrayContaining([['cyclic_group', '/sales/north/sales', expect.anything()]]),
  );
  expect(await target.sql('select name from team order by name')).toEqual([
    { name: 'sales' },
    { name: 'sales / north' },
  ]);
});
