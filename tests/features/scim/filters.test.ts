import { expect } from 'vitest';

import { test as base } from '#tests/support/test.ts';

import { filteredUsers, hostileFilters, validFilters } from './filter-cases.ts';
import { newDirectory, type TestDirectory } from './scim.ts';
import { createUser } from './users.ts';

const test = base.extend<{ directory: TestDirectory }>({
  directory: [
    async ({ gatehouse }, use) => {
      const directory = await newDirectory(gatehouse);
      for (const user of filteredUsers(directory.domain)) await createUser(directory, user);
      // Of another directory, which no filter finds.
      const other = await newDirectory(gatehouse);
      for (const user of filteredUsers(other.domain)) await createUser(other, user);
      await use(directory);
    },
    { scope: 'file' },
  ],
});

const namesOf = (resources: { userName: string }[]) =>
  resources.map(({ userName }) => userName.split('@')[0]!).toSorted();

test('the tables have at least 60 filters each', () => {
  expect(Math.min(validFilters.length, hostileFilters.length)).toBeGreaterThanOrEqual(60);
});

test('valid filters find what they describe', async ({ directory: { scim, domain } }) => {
  for (const { filter, finds } of validFilters) {
    const text = filter.replaceAll('{d}', domain);
    const { status, body } = await scim.get('/Users', { filter: text });
    expect.soft([filter, status, body.detail]).toEqual([filter, 200, undefined]);
    if (status === 200)
      expect.soft([filter, namesOf(body.Resources), body.totalResults]).toEqual([filter, finds, finds.length]);
  }
});

test('hostile filters find nothing', async ({ directory: { scim } }) => {
  for (const filter of hostileFilters) {
    const { status, body } = await scim.get('/Users', { filter });
    const outcome = status === 200 ? body.totalResults : [status, body.scimType];
    expect
      .soft([filter, outcome])
      .toEqual([filter, status === 200 ? 0 : [400, expect.stringMatching(/^invalid(Filter|Value)$/)]]);
  }
  expect((await scim.get('/Users')).body.totalResults).toBe(3);
});

test('a search in a body finds the same', async ({ directory: { scim, domain } }) => {
  const schemas = ['urn:ietf:params:scim:api:messages:2.0:SearchRequest'];
  const filter = `userName eq "ada@${domain}"`;
  const { body } = await scim.post('/Users/.search', { schemas, filter, attributes: ['userName'] });
  expect(body).toEqual((await scim.get('/Users', { filter, attributes: 'userName' })).body);
  expect(Object.keys(body.Resources[0])).toEqual(['schemas', 'id', 'userName']);
  expect((await scim.post('/Users/.search', { filter })).body.scimType).toBe('invalidSyntax');
});

test('lists have pages', async ({ directory: { scim, domain } }) => {
  const page = async (query: Record<string, string | number>) => {
    const { body } = await scim.get('/Users', query);
    return [body.totalResults, body.startIndex, body.itemsPerPage, namesOf(body.Resources).join()];
  };
  expect(await page({})).toEqual([3, 1, 3, 'ada,bob,cyd']);
  expect(await page({ count: 2 })).toEqual([3, 1, 2, 'ada,bob']);
  expect(await page({ startIndex: 3, count: 2 })).toEqual([3, 3, 1, 'cyd']);
  expect(await page({ startIndex: 9 })).toEqual([3, 9, 0, '']);
  expect(await page({ startIndex: -1, count: -1 })).toEqual([3, 1, 0, '']);
  expect(await page({ count: 0, filter: `userName sw "a"` })).toEqual([1, 1, 0, '']);
  expect(await page({ count: 100_000 })).toEqual([3, 1, 3, 'ada,bob,cyd']);
  expect((await scim.get('/Users', { count: 'many' })).body.scimType).toBe('invalidValue');
  expect((await scim.get('/Users', { filter: `userName sw "${domain}"`, sortBy: 'userName' })).status).toBe(200);
});
