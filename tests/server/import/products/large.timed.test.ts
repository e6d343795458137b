import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { expect, test } from 'vitest';

import { hashBy } from '#tests/support/imported-people.ts';
import { ImportTarget } from '#tests/support/imports.ts';

const PEOPLE = 100_000;
const MOST_SECONDS = 120;
/** The budget is 250, and 271 to 285 are measured (decision 146). With memory that grows with the file, it would be far more. */
const MOST_MEGABYTES = 300;
const { hash } = hashBy('bcrypt 2b');

const options = { socialProviders: { google: { clientId: 'a', clientSecret: 'b' } } };

async function writeRecords(target: ImportTarget, name: string, records: Iterable<object>): Promise<void> {
  const lines = function* () {
    for (const record of records) yield `${JSON.stringify(record)}\n`;
  };
  await pipeline(Readable.from(lines()), createWriteStream(join(target.folder, name), { mode: 0o600 }));
}

function* everything() {
  for (let n = 0; n < PEOPLE; n += 1)
    yield {
      type: 'user',
      id: `u${n}`,
      email: `u${n}@acme.example`,
      emailVerified: true,
      name: `Person ${n}`,
      password: hash,
      identities: [{ provider: 'google', subject: `g${n}` }],
    };
  for (let n = 0; n < PEOPLE / 50; n += 1) yield { type: 'organization', id: `o${n}`, name: `O ${n}`, slug: `o-${n}` };
  for (let n = 0; n < PEOPLE / 5; n += 1)
    yield {
      type: 'member',
      organization: `o${n % (PEOPLE / 50)}`,
      user: `u${n}`,
      role: n < PEOPLE / 50 ? 'owner' : 'member',
    };
}

test('100,000 people are imported within two minutes and flat memory', { timeout: 900_000 }, async () => {
  const target = await ImportTarget.create(options);
  await writeRecords(target, 'people.ndjson', everything());
  const { code, stdout, seconds, megabytes } = await target.measure('file', 'people.ndjson', '--accept-cost');
  expect(code, stdout).toBe(0);
  expect(stdout).toContain('people: 100,000 read, 100,000 new');
  expect(megabytes).toBeLessThan(MOST_MEGABYTES);
  expect(seconds).toBeLessThan(MOST_SECONDS);
});

test('100,000 people of two joined files take no more memory', { timeout: 900_000 }, async () => {
  const target = await ImportTarget.create(options);
  const numbers = Array.from({ length: PEOPLE }, (_, n) => n);
  await writeRecords(
    target,
    'users.ndjson',
    numbers.map((n) => ({
      user_id: `auth0|${n}`,
      email: `u${n}@acme.example`,
      email_verified: true,
      name: `Person ${n}`,
    })),
  );
  // In another order.
  await writeRecords(
    target,
    'hashes.ndjson',
    numbers.toReversed().map((n) => ({ _id: { $oid: String(n) }, passwordHash: hash })),
  );
  const files = ['--users', 'users.ndjson', '--passwords', 'hashes.ndjson'];
  const { stdout, megabytes } = await target.measure('auth0', ...files, '--accept-cost', '--dry-run');
  expect(stdout).toContain('passwords (bcrypt) 100,000');
  expect(megabytes).toBeLessThan(MOST_MEGABYTES);
});

test('a million records with one address are left in flat memory', { timeout: 900_000 }, async () => {
  const target = await ImportTarget.create(options);
  const out = createWriteStream(join(target.folder, 'people.ndjson'), { mode: 0o600 });
  for (let n = 0; n < 1_000_000; n += 1) {
    const isFull = !out.write(`{"type":"user","id":"u${n}","email":"one@acme.example","emailVerified":true}\n`);
    if (isFull) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  const { stdout, megabytes } = await target.measure('file', 'people.ndjson', '--dry-run');
  expect(stdout).toContain('people: 1,000,000 read, 1 new, 0 changed, 0 equal, 999,999 left');
  expect(megabytes).toBeLessThan(MOST_MEGABYTES);
});
