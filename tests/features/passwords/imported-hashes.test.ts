import { expect } from 'vitest';

import { readHash } from '#server/cli/import/hashes/explicit.ts';
import { sealHashParameter } from '#server/features/passwords/hash-services.ts';
import { elsewhereForm } from '#server/security/password-kinds/elsewhere.ts';
import type { HashParameter } from '#server/security/password-kinds/kind.ts';
import { hashKinds } from '#server/security/password-kinds/registry.ts';
import { wrapRawHash } from '#server/security/password-kinds/wrapped.ts';
import { vectors } from '#tests/support/password-vectors/vectors.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { SECRET, startGatehouse, test } from '#tests/support/test.ts';
import type { Gatehouse } from '#server/app/create-gatehouse.ts';

async function storeHash({ options }: Gatehouse, person: Person, hash: string): Promise<void> {
  await runSql(options.databaseUrl!, `update account set password = '${hash}' where user_id = '${person.id}'`);
}

async function storedHash({ options }: Gatehouse, person: Person): Promise<string | null> {
  const [row] = await runSql(options.databaseUrl!, `select password from account where user_id = '${person.id}'`);
  return row!['password'] as string | null;
}

const signIn = (person: Person, password: string) =>
  new Person(person.gatehouse).post('/sign-in/email', { email: person.email, password });

/** A vector of each kind with its stored form, and the parameters that it needs. */
async function vectorOfEachKind(gatehouse: Gatehouse): Promise<Map<string, { stored: string; password: string }>> {
  const parameters = new Map<string, HashParameter>();
  const byTag = new Map<string, { stored: string; password: string }>();
  for (const { hash, password } of vectors) {
    const result = readHash(hash, (_family, parameter) => {
      const id = crypto.randomUUID();
      parameters.set(id, parameter);
      return id;
    });
    if (!('stored' in result)) throw new Error(result.detail);
    const wrapped = await wrapRawHash(result.stored, 4);
    for (const stored of wrapped ? [result.stored, wrapped] : [result.stored]) {
      const tag = stored.slice(0, stored.indexOf(':'));
      if (!byTag.has(tag)) byTag.set(tag, { stored, password });
    }
  }
  for (const [id, parameter] of parameters) {
    await runSql(
      gatehouse.options.databaseUrl!,
      `insert into import_parameter values ('${id}', 'test', '${sealHashParameter([SECRET], id, parameter)}', now())`,
    );
  }
  return byTag;
}

test('a sign-in with an imported hash of each kind replaces it with the hash of new passwords', async ({
  gatehouse,
}) => {
  const byTag = await vectorOfEachKind(gatehouse);
  expect(byTag.size).toBe(hashKinds.length - 3);
  for (const [tag, { stored, password }] of byTag) {
    const person = await Person.signUp(gatehouse);
    await storeHash(gatehouse, person, stored);

    expect([tag, (await signIn(person, `${password}!`)).status]).toEqual([tag, 401]);
    expect(await storedHash(gatehouse, person)).toBe(stored);
    expect([tag, (await signIn(person, password)).status]).toEqual([tag, 200]);
    await gatehouse.idle();
    expect([tag, await storedHash(gatehouse, person)]).toEqual([
      tag,
      expect.stringMatching(/^bcrypt-sha256:\$2b\$04\$/),
    ]);
    expect([tag, (await signIn(person, password)).status]).toEqual([tag, 200]);
  }
});

test('a password that only the old service knows is asked for there once', async () => {
  const questions: unknown[] = [];
  await using gatehouse = await startGatehouse({
    emailAndPassword: {
      verifyElsewhere: (question) => {
        questions.push(question);
        if (question.password === 'an error') throw new Error('unreachable');
        return question.password === 'the old password';
      },
    },
  });
  const person = await Person.signUp(gatehouse);
  await storeHash(gatehouse, person, elsewhereForm('sub:17'));
  const timed = async (email: string, password: string) => {
    const start = performance.now();
    const { status } = await new Person(gatehouse).post('/sign-in/email', { email, password });
    return { status, seconds: Math.floor((performance.now() - start) / 100) / 10 };
  };

  const refused = { status: 401, seconds: expect.closeTo(2, 0) };
  expect(await timed(person.email, 'a wrong password')).toEqual(refused);
  expect(await timed(person.email, 'an error')).toEqual(refused);
  expect(await timed('unknown@example.com', 'a wrong password')).toEqual(refused);
  const asked = { email: person.email, reference: 'sub:17' };
  expect(questions).toEqual([
    { ...asked, password: 'a wrong password' },
    { ...asked, password: 'an error' },
  ]);

  expect((await signIn(person, 'the old password')).status).toBe(200);
  await gatehouse.idle();
  expect(questions.length).toBe(3);
  expect((await signIn(person, 'the old password')).status).toBe(200);
  expect((await timed(person.email, 'a wrong password')).seconds).toBeLessThan(2);
  expect(questions.length).toBe(3);
});

test('imported hashes are removed from the day of the options, and those of the service stay', async () => {
  await using gatehouse = await startGatehouse({
    emailAndPassword: { importedHashesUntil: '2026-01-01' },
    advanced: { sweepInterval: 0.2 },
  });
  const [own, imported] = [await Person.signUp(gatehouse), await Person.signUp(gatehouse)];
  await storeHash(gatehouse, imported, `bcrypt:$2b$04$${'.'.repeat(53)}`);

  await expect.poll(() => storedHash(gatehouse, imported)).toBe(null);
  expect((await signIn(own, own.password)).status).toBe(200);
  expect((await signIn(imported, imported.password)).status).toBe(401);
});

test('codes of an authenticator app with other digits, period and digest are accepted', async ({ gatehouse }) => {
  const { Secret, TOTP } = await import('otpauth');
  const { enableTotp } = await import('#tests/support/two-factor.ts');
  const person = await Person.signUp(gatehouse);
  const { key } = await enableTotp(person);
  const parameters = { digits: 8, period: 60, algorithm: 'SHA256' };
  await runSql(
    gatehouse.options.databaseUrl!,
    `update two_factor set totp_parameters = '${JSON.stringify(parameters)}', last_totp_step = null where user_id = '${person.id}'`,
  );
  const other = new Person(gatehouse);
  await other.post('/sign-in/email', { email: person.email, password: person.password });
  const code = new TOTP({ secret: Secret.fromBase32(key), ...parameters }).generate();

  expect((await other.post('/two-factor/verify-totp', { code: code.slice(2) })).status).not.toBe(200);
  expect((await other.post('/two-factor/verify-totp', { code })).status).toBe(200);
  const uri = (await other.post('/two-factor/get-totp-uri', { password: person.password })).body.totpURI as string;
  expect(uri).toContain('algorithm=SHA256&digits=8&period=60');
});
