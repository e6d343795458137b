import { expect, test } from 'vitest';

import { readClaims } from '#server/features/sso/claims.ts';
import type { ClaimMapping } from '#shared/sso/oidc.ts';

const claims = { sub: 'subject', email: 'Ada@Acme.example', name: 'Ada' };

test('the claims of OpenID Connect are read without a mapping', () => {
  const picture = 'https://idp.example.com/ada.png';
  expect(readClaims({ ...claims, email_verified: 'true', picture, groups: ['a'] }, {})).toEqual({
    subject: 'subject',
    email: 'ada@acme.example',
    emailVerified: true,
    name: 'Ada',
    image: picture,
    directoryId: null,
    groups: ['a'],
    extraFields: {},
    values: {
      sub: ['subject'],
      email: ['Ada@Acme.example'],
      name: ['Ada'],
      email_verified: ['true'],
      picture: [picture],
      groups: ['a'],
    },
  });
});

test.for<[what: string, stated: object, mapping: ClaimMapping, expected: object]>([
  ['a missing statement about the address', {}, {}, { emailVerified: null }],
  ['an address that is not verified', { email_verified: false }, {}, { emailVerified: false }],
  [
    'a statement about another address than the mapped one',
    { email_verified: true, upn: 'ada@other.example' },
    { email: 'upn' },
    { email: 'ada@other.example', emailVerified: null },
  ],
  [
    'a mapped statement',
    { upn: 'ada@other.example', upn_ok: true },
    { email: 'upn', emailVerified: 'upn_ok' },
    { emailVerified: true },
  ],
  ['several addresses', { email: ['a@acme.example', 'b@acme.example'] }, {}, { email: null, emailVerified: null }],
  ['parts of a name', { name: '', given_name: 'Ada', family_name: 'Lovelace' }, {}, { name: 'Ada Lovelace' }],
  ['a picture without TLS', { picture: 'http://idp.example.com/a.png' }, {}, { image: null }],
  ['a script as a picture', { picture: 'javascript:alert(1)' }, {}, { image: null }],
  ['another claim as the id', { oid: 42 }, { id: 'oid' }, { subject: '42' }],
  ['no groups', { groups: [] }, {}, { groups: [] }],
  ['groups that are elsewhere', { _claim_names: { groups: 'src1' } }, {}, { groups: null }],
  [
    'values',
    { level: 3, flags: [true, 'x'], nested: { a: 1 } },
    {},
    { values: { level: ['3'], flags: ['true', 'x'] } },
  ],
  ['groups of another type', { groups: 'a,b' }, {}, { groups: null }],
  ['a name of every object', {}, { email: 'constructor', name: '__proto__' }, { email: null, name: '' }],
  [
    'additional fields',
    { department: 'R&D' },
    { extraFields: { team: 'department', level: 'level' } },
    { extraFields: { team: 'R&D', level: null } },
  ],
])('reads %s', ([, stated, mapping, expected]) => {
  expect(readClaims({ ...claims, ...stated }, mapping)).toMatchObject(expected);
});

test.for<[string, object]>([
  ['a claim source', { groups: [], _claim_names: { groups: 'src1' } }],
  ['a flag', { groups: [], hasgroups: true }],
  ['a link', { groups: [], 'groups.link': 'https://graph.example.com' }],
  ['a link of SAML', { groups: [], 'http://schemas.microsoft.com/claims/groups.link': 'https://graph.example.com' }],
  ['objects', { groups: [{ id: 1 }] }],
])('reads no values of groups in the place of which there is %s', ([, stated]) => {
  expect(readClaims({ ...claims, ...stated }, {}).values).not.toHaveProperty('groups');
});

test('the values of groups are those of the mapped claim', () => {
  const stated = { ...claims, groups: ['a'], roles: ['b'] };
  expect(readClaims(stated, { groups: 'roles' }).values).toMatchObject({ groups: ['b'], roles: ['b'] });
  expect(readClaims(stated, { groups: 'none' }).values).not.toHaveProperty('groups');
});

test.for([[{}], [{ sub: '' }], [{ sub: ['a'] }], [{ sub: 'a\u0000' }]])('refuses the subject of %j', ([stated]) => {
  expect(() => readClaims(stated, {})).toThrow();
});
