import fc from 'fast-check';
import { expect } from 'vitest';

import { runSql } from '#tests/support/postgres.ts';
import { test } from '#tests/support/test.ts';

import { createGroup, createUsers, GROUP } from './groups.ts';
import { newDirectory, type Method, type TestDirectory } from './scim.ts';
import { PATCH_OP, USER, userOf } from './users.ts';

const REQUESTS = process.env['LONG'] ? 10_000 : 400;

const patch = (...Operations: object[]) => ({ schemas: [PATCH_OP], Operations });

/** Requests that the directory could send, of which one part is replaced. */
const templates = (directory: TestDirectory, { user, group }: { user: string; group: string }) =>
  [
    ['POST', '/Users', userOf(directory, 'new')],
    ['PUT', `/Users/${user}`, userOf(directory, 'ada')],
    ['PATCH', `/Users/${user}`, patch({ op: 'replace', path: 'name.givenName', value: 'Ada' })],
    ['PATCH', `/Users/${user}`, patch({ op: 'add', path: 'emails[type eq "work"].value', value: 'a@b.example' })],
    ['POST', '/Users/.search', { schemas: [USER], filter: 'userName eq "ada"', startIndex: 1, count: 10 }],
    ['POST', '/Groups', { schemas: [GROUP], displayName: 'New', members: [{ value: user }] }],
    ['PUT', `/Groups/${group}`, { schemas: [GROUP], displayName: 'Group', members: [{ value: user }] }],
    ['PATCH', `/Groups/${group}`, patch({ op: 'add', path: 'members', value: [{ value: user }] })],
    ['PATCH', `/Groups/${group}`, patch({ op: 'remove', path: `members[value eq "${user}"]` })],
  ] as const satisfies readonly (readonly [Method, string, object])[];

const hostileTexts = [
  '',
  '\0',
  '\uD800',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '$1',
  '%',
  '"',
  'userName eq "',
  'members[value eq "x" or value eq "y"]',
  'emails[',
  `${'('.repeat(5000)}`,
  'x'.repeat(40_000),
  '../..',
  '00000000-0000-0000-0000-000000000000',
];
const hostile = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts),
  fc.constantFrom<unknown>(null, true, -1, 2 ** 53, [], {}, [[]], [null], [{}], { value: null }),
  fc.constant(JSON.parse('{"__proto__":{"active":false}}') as unknown),
  fc.jsonValue({ maxDepth: 4 }),
  fc.string(),
);

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

test(
  'hostile bodies are refused with an error of SCIM, and then change nothing',
  { timeout: 600_000 },
  async ({ gatehouse }) => {
    const directory = await newDirectory(gatehouse);
    const { scim } = directory;
    const [user] = await createUsers(directory, 'ada');
    const group = (await createGroup(directory, 'Group', [user!])).id as string;
    const rows = async () =>
      runSql(
        gatehouse.options.databaseUrl!,
        ['scim_user', 'scim_group', 'scim_group_member', 'member', '"user"', 'team_member', 'audit_entry']
          .map((table) => `select md5(string_agg(t::text, ',' order by t::text)) from ${table} t`)
          .join(' union all '),
      );
    const requests = fc.constantFrom(...templates(directory, { user: user!, group })).chain(([method, path, body]) =>
      fc
        .record({
          method: fc.constant(method),
          path: fc.constant(path),
          at: fc.constantFrom(...pathsOf(body)),
          by: hostile,
        })
        .map(({ at, by, ...request }) => ({ ...request, body: replaced(body, at, by) })),
    );
    const statuses = new Set<number>();
    let before = await rows();
    await fc.assert(
      fc.asyncProperty(requests, async ({ method, path, body }) => {
        const { status, body: answer } = await scim.send(method, path, JSON.stringify(body) ?? '');
        const after = await rows();
        statuses.add(status);
        expect(status).toBeLessThan(500);
        if (status >= 400) {
          expect(answer).toMatchObject({ status: String(status), detail: expect.stringMatching(/./) });
          expect(after).toEqual(before);
        }
        before = after;
      }),
      { numRuns: REQUESTS },
    );
    expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 400]));
  },
);
