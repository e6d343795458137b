import { expect } from 'vitest';

import { test } from '#tests/support/test.ts';

import { newDirectory, type Method, type TestDirectory } from './scim.ts';
import { GROUP } from './groups.ts';
import { PATCH_OP, USER } from './users.ts';

const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

interface Step {
  request: readonly [method: Method, path: string, body?: object];
  status: number;
  /** What the answer contains. */
  body?: object;
  /** The name under which `{name}` in later steps is the id in the answer. */
  saves?: string;
}

const patch = (...Operations: object[]) => ({ schemas: [PATCH_OP], Operations });

/**
 * The requests of products, in the order and form that their documents and public reports describe; none was recorded from the
 * product. `{d}` is the domain of the directory.
 */
const sequences: Record<string, readonly Step[]> = {
  Okta: [
    { request: ['GET', '/Users?count=1&startIndex=1'], status: 200, body: { totalResults: 0, startIndex: 1 } },
    { request: ['GET', '/Users/abcdefgh'], status: 404, body: { status: '404', detail: expect.any(String) } },
    {
      request: ['GET', '/Users?filter=userName%20eq%20%22ada@{d}%22'],
      status: 200,
      body: { totalResults: 0, Resources: [] },
    },
    {
      request: [
        'POST',
        '/Users',
        {
          schemas: [USER],
          userName: 'ada@{d}',
          name: { givenName: 'Ada', familyName: 'Lovelace' },
          emails: [{ primary: true, value: 'ada@{d}', type: 'work' }],
          displayName: 'Ada Lovelace',
          locale: 'en-US',
          externalId: '00ujl29u0le5T6Aj10h7',
          groups: [],
          password: '1mz050nq',
          active: true,
        },
      ],
      status: 201,
      body: { active: true, userName: 'ada@{d}', name: { familyName: 'Lovelace' } },
      saves: 'user',
    },
    { request: ['GET', '/Users/{user}'], status: 200, body: { id: '{user}', externalId: '00ujl29u0le5T6Aj10h7' } },
    {
      request: [
        'POST',
        '/Users',
        { schemas: [USER], userName: 'ada@{d}', emails: [{ primary: true, value: 'ada@{d}' }] },
      ],
      status: 409,
      body: { scimType: 'uniqueness' },
    },
    {
      request: ['GET', '/Users?filter=userName%20eq%20%22ADA@{d}%22&startIndex=1&count=100'],
      status: 200,
      body: { totalResults: 1, itemsPerPage: 1 },
    },
    {
      request: [
        'PUT',
        '/Users/{user}',
        {
          schemas: [USER],
          id: '{user}',
          userName: 'ada@{d}',
          name: { givenName: 'Augusta', familyName: 'King' },
          emails: [{ primary: true, value: 'ada@{d}', type: 'work' }],
          active: true,
          meta: { resourceType: 'User' },
        },
      ],
      status: 200,
      body: { name: { givenName: 'Augusta' } },
    },
    {
      request: ['PATCH', '/Users/{user}', patch({ op: 'replace', value: { active: false } })],
      status: 200,
      body: { active: false },
    },
    {
      request: ['PATCH', '/Users/{user}', patch({ op: 'replace', value: { active: true } })],
      status: 200,
      body: { active: true },
    },
    {
      request: [
        'POST',
        '/Groups',
        { schemas: [GROUP], displayName: 'Engineers', members: [{ value: '{user}', display: 'ada@{d}' }] },
      ],
      status: 201,
      body: { members: [{ value: '{user}' }] },
      saves: 'group',
    },
    {
      request: [
        'PATCH',
        '/Groups/{group}',
        patch({ op: 'replace', value: { id: '{group}', displayName: 'Builders' } }),
      ],
      status: 200,
      body: { displayName: 'Builders' },
    },
    {
      request: ['PATCH', '/Groups/{group}', patch({ op: 'remove', path: 'members[value eq "{user}"]' })],
      status: 200,
      body: { members: [] },
    },
    {
      request: ['PATCH', '/Groups/{group}', patch({ op: 'replace', path: 'members', value: [{ value: '{user}' }] })],
      status: 200,
      body: { members: [{ value: '{user}' }] },
    },
    { request: ['GET', '/Groups?startIndex=1&count=100'], status: 200, body: { totalResults: 1 } },
    { request: ['DELETE', '/Groups/{group}'], status: 204 },
  ],
  'Microsoft Entra ID': [
    {
      request: ['GET', '/Users?filter=userName+eq+%22non-existent-user%22'],
      status: 200,
      body: { totalResults: 0, Resources: [] },
    },
    {
      request: [
        'POST',
        '/Users',
        {
          schemas: [USER, ENTERPRISE],
          externalId: 'ada',
          userName: 'ada@tenant.onmicrosoft.com',
          active: 'True',
          displayName: 'Ada',
          emails: [{ type: 'work', value: 'ada@{d}', primary: true }],
          meta: { resourceType: 'User' },
          name: { formatted: 'Ada Lovelace', familyName: 'Lovelace', givenName: 'Ada' },
          roles: [],
          [ENTERPRISE]: { department: 'Research', manager: 'm1' },
        },
      ],
      status: 201,
      body: { active: true, [ENTERPRISE]: { manager: { value: 'm1' } } },
      saves: 'user',
    },
    { request: ['GET', '/Users?filter=externalId+eq+%22ada%22'], status: 200, body: { totalResults: 1 } },
    {
      request: [
        'PATCH',
        '/Users/{user}',
        patch(
          { op: 'Replace', path: 'emails[type eq "work"].value', value: 'augusta@{d}' },
          { op: 'Replace', path: 'name.familyName', value: 'King' },
          { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '+1' },
        ),
      ],
      status: 200,
      body: { name: { familyName: 'King' }, phoneNumbers: [{ type: 'mobile', value: '+1' }] },
    },
    {
      request: [
        'PATCH',
        '/Users/{user}',
        patch({ op: 'Add', value: { 'name.givenName': 'Augusta', [`${ENTERPRISE}:employeeNumber`]: '7' } }),
      ],
      status: 200,
      body: { name: { givenName: 'Augusta' }, [ENTERPRISE]: { employeeNumber: '7', department: 'Research' } },
    },
    {
      request: ['GET', '/Groups?excludedAttributes=members&filter=displayName+eq+%22Engineers%22'],
      status: 200,
      body: { totalResults: 0 },
    },
    {
      request: [
        'POST',
        '/Groups',
        {
          schemas: [GROUP, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
          externalId: '8aa1a0c0',
          displayName: 'Engineers',
          meta: { resourceType: 'Group' },
        },
      ],
      status: 201,
      saves: 'group',
    },
    {
      request: [
        'PATCH',
        '/Groups/{group}',
        patch({ op: 'Add', path: 'members', value: [{ $ref: null, value: '{user}' }] }),
      ],
      status: 200,
    },
    {
      request: ['GET', '/Groups?excludedAttributes=members&filter=id+eq+%22{group}%22+and+members+eq+%22{user}%22'],
      status: 200,
      body: { totalResults: 1 },
    },
    {
      request: ['PATCH', '/Groups/{group}', patch({ op: 'Replace', path: 'displayName', value: 'Builders' })],
      status: 200,
      body: { displayName: 'Builders' },
    },
    {
      request: [
        'PATCH',
        '/Groups/{group}',
        patch({ op: 'Remove', path: 'members', value: [{ $ref: null, value: '{user}' }] }),
      ],
      status: 200,
      body: { members: [] },
    },
    {
      request: ['PATCH', '/Users/{user}', patch({ op: 'Replace', path: 'active', value: 'False' })],
      status: 200,
      body: { active: false },
    },
    { request: ['DELETE', '/Users/{user}'], status: 204 },
    { request: ['DELETE', '/Users/{user}'], status: 404 },
    { request: ['DELETE', '/Groups/{group}'], status: 204 },
  ],
  'Google Workspace': [
    { request: ['GET', '/ServiceProviderConfig'], status: 200 },
    { request: ['GET', '/Users?filter=userName%20eq%20%22bob@{d}%22'], status: 200, body: { totalResults: 0 } },
    {
      request: [
        'POST',
        '/Users',
        {
          schemas: [USER],
          userName: 'bob@{d}',
          externalId: '1047',
          name: { givenName: 'Bob', familyName: 'B' },
          emails: [{ value: 'bob@{d}', primary: true, type: 'work' }],
          active: true,
        },
      ],
      status: 201,
      saves: 'user',
    },
    {
      request: ['PATCH', '/Users/{user}', patch({ op: 'replace', path: 'name.familyName', value: 'C' })],
      status: 200,
      body: { name: { familyName: 'C' } },
    },
    {
      request: ['PATCH', '/Users/{user}', patch({ op: 'replace', path: 'active', value: false })],
      status: 200,
      body: { active: false },
    },
    {
      request: ['PATCH', '/Users/{user}', patch({ op: 'replace', path: 'active', value: true })],
      status: 200,
      body: { active: true },
    },
    { request: ['DELETE', '/Users/{user}'], status: 204 },
  ],
};

test.for(Object.entries(sequences))('the requests of %s get the expected answers', async ([, steps], { gatehouse }) => {
  const directory = await newDirectory(gatehouse);
  const ids: Record<string, string> = { d: directory.domain };
  for (const { request, status, body = {}, saves } of steps) {
    const [method, path, sent] = filled(request, ids);
    const answer = await directory.scim.send(method, path, sent);
    expect([method, path, answer.status, answer.status < 400 ? undefined : answer.body?.scimType]).toEqual([
      method,
      path,
      status,
      (body as { scimType?: string }).scimType,
    ]);
    if (answer.body) expect(answer.body).toMatchObject(filledExpectation(body, ids));
    if (saves) ids[saves] = answer.body.id;
  }
});

type Request = Step['request'];

function filled(request: Request, ids: Record<string, string>): Request {
  return JSON.parse(fill(JSON.stringify(request), ids)) as Request;
}

function fill(text: string, ids: Record<string, string>): string {
  return text.replaceAll(/\{(d|user|group)\}/g, (_, name: string) => ids[name] ?? '');
}

/** Matchers stay as they are. */
function filledExpectation(value: unknown, ids: Record<string, string>): object {
  const inner = (part: unknown): unknown => {
    if (typeof part === 'string') return fill(part, ids);
    if (Array.isArray(part)) return part.map(inner);
    if (typeof part !== 'object' || part === null || 'asymmetricMatch' in part) return part;
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, inner(each)]));
  };
  return inner(value) as object;
}

const attributeTests: readonly (readonly [path: string, value: unknown, other: unknown])[] = [
  ['displayName', 'A', 'B'],
  ['nickName', 'A', 'B'],
  ['profileUrl', 'https://a.example', 'https://b.example'],
  ['title', 'A', 'B'],
  ['userType', 'A', 'B'],
  ['preferredLanguage', 'de', 'en'],
  ['locale', 'de-DE', 'en-US'],
  ['timezone', 'Europe/Berlin', 'America/New_York'],
  ['externalId', 'e1', 'e2'],
  ...['formatted', 'familyName', 'givenName', 'middleName', 'honorificPrefix', 'honorificSuffix'].map(
    (name) => [`name.${name}`, 'A', 'B'] as const,
  ),
  ...['emails', 'phoneNumbers', 'ims', 'photos', 'entitlements', 'roles', 'x509Certificates'].map(
    (name) => [name, [{ value: 'a@x.example', type: 'other' }], [{ value: 'b@x.example', type: 'other' }]] as const,
  ),
  ['addresses', [{ locality: 'Bonn', type: 'home' }], [{ locality: 'Ulm', type: 'home' }]],
  ...['employeeNumber', 'costCenter', 'organization', 'division', 'department'].map(
    (name) => [`${ENTERPRISE}:${name}`, 'A', 'B'] as const,
  ),
  [`${ENTERPRISE}:manager`, { value: 'm1' }, { value: 'm2' }],
];

test('each attribute is added, replaced and removed by PATCH', async ({ gatehouse }) => {
  const directory: TestDirectory = await newDirectory(gatehouse);
  const { body: user } = await directory.scim.post('/Users', { schemas: [USER], userName: `ada@${directory.domain}` });
  const path = `/Users/${user.id}`;
  const read = async (name: string) => {
    const { body } = await directory.scim.get(path);
    const isExtension = name.startsWith(ENTERPRISE);
    const [first, second] = isExtension ? [ENTERPRISE, name.slice(ENTERPRISE.length + 1)] : name.split('.');
    return second === undefined ? body[first!] : body[first!]?.[second];
  };
  for (const [name, value, other] of attributeTests) {
    for (const [op, sent] of [
      ['add', value],
      ['replace', other],
      ['remove', undefined],
    ] as const) {
      const { status, body } = await directory.scim.patch(
        path,
        patch({ op, path: name, ...(op !== 'remove' && { value: sent }) }),
      );
      expect([op, name, status, body.detail]).toEqual([op, name, 200, undefined]);
      expect([op, name, await read(name)]).toEqual([op, name, sent]);
    }
  }
});
