import { randomUUID } from 'node:crypto';

import { expect, inject } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { databaseUrl, runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';

/** In Turkish, `I` is the capital of `ı`, and `i` the small letter of `İ`. */
async function createTurkishDatabase(): Promise<string> {
  const name = `turkish_${randomUUID().replaceAll('-', '')}`;
  const locale = `locale_provider icu icu_locale 'tr-TR' lc_ctype 'C' lc_collate 'C' encoding 'UTF8'`;
  await runSql(inject('postgresUrl'), `create database ${name} template template0 ${locale}`);
  return databaseUrl(inject('postgresUrl'), name);
}

const test = base.extend<{ gatehouse: Gatehouse; admin: Person }>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      const url = await createTurkishDatabase();
      {
        await using gatehouse = await startGatehouse({ databaseUrl: url, organization: { teams: { enabled: true } } });
        await use(gatehouse);
      }
      await runSql(inject('postgresUrl'), `drop database ${new URL(url).pathname.slice(1)} with (force)`);
    },
    { scope: 'file' },
  ],
  admin: [async ({ gatehouse }, use) => use(await signUpWithRole(gatehouse, 'admin')), { scope: 'file' }],
});

const IRIS = { email: 'Iris.ISIK@Example.COM', name: 'IRIS Isik' };

test('the database has the rules of Turkish', async ({ gatehouse }) => {
  expect(await runSql(gatehouse.options.databaseUrl!, `select lower('I') as i`)).toEqual([{ i: 'ı' }]);
});

test('finds users by capitals and small letters of email and name', async ({ gatehouse, admin }) => {
  const { id } = await Person.signUp(gatehouse, IRIS);
  const idsOf = async (query: Record<string, string>) => {
    const { status, body } = await admin.get('/admin/list-users', query);
    return status === 200 ? body.users.map((user: { id: string }) => user.id) : body;
  };
  const { email, name } = IRIS;
  const filters = [email, email.toLowerCase(), email.toUpperCase()].map((value) => ['email', value] as const);
  for (const [filterField, filterValue] of [...filters, ['name', name] as const]) {
    expect({ filterValue, ids: await idsOf({ filterField, filterValue }) }).toEqual({ filterValue, ids: [id] });
  }
  const texts = {
    contains: (text: string) => text.slice(1, -1),
    starts_with: (text: string) => text.slice(0, -2),
    ends_with: (text: string) => text.slice(2),
  };
  for (const [searchOperator, part] of Object.entries(texts)) {
    for (const text of [email, email.toLowerCase(), email.toUpperCase(), name]) {
      for (const searchField of ['any', text === name ? 'name' : 'email']) {
        const query = { searchField, searchOperator, searchValue: part(text) };
        expect({ query, ids: await idsOf(query) }).toEqual({ query, ids: [id] });
      }
    }
  }
});

test('finds organizations by capitals of the name and the slug', async ({ gatehouse, admin }) => {
  const owner = await Person.signUp(gatehouse);
  const created = await owner.post('/organization/create', { name: 'ISTANBUL Inc', slug: 'istanbul-bul-inc' });
  const { id } = created.body;
  for (const searchValue of ['ISTANBUL INC', 'ISTANBUL-BUL', 'istanbul-bul']) {
    const { body } = await admin.get('/admin/list-organizations', { searchValue });
    expect({ searchValue, ids: body.organizations.map((found: { id: string }) => found.id) }).toEqual({
      searchValue,
      ids: [id],
    });
  }
});

test('signs in by capitals of the email', async ({ gatehouse }) => {
  const person = await Person.signUp(gatehouse);
  const browser = new Person(gatehouse);
  const { status } = await browser.post('/sign-in/email', {
    email: person.email.toUpperCase(),
    password: person.password,
  });
  expect(status).toBe(200);
});

test('a team takes a name in other case, and not that of another team', async ({ gatehouse }) => {
  const { owner, id: organizationId } = await newOrganization(gatehouse);
  const create = (name: string) => owner.post('/organization/create-team', { name, organizationId });
  const { body: iris } = await create('IRIS');
  expect((await create('IRIS')).status).toBe(400);
  const rename = (teamId: string, name: string) => owner.post('/organization/update-team', { teamId, data: { name } });
  expect((await rename(iris.id, 'IRIs')).status).toBe(200);
  const { body: other } = await create('iris');
  expect((await rename(other.id, 'IRIs')).status).toBe(400);
});
