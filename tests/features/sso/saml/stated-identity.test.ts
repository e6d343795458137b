import { expect, test } from 'vitest';

import { statedIdentity } from '#server/features/sso/saml/stated-identity.ts';
import type { VerifiedAssertion } from '#server/security/saml/expectation.ts';
import type { ClaimMapping } from '#shared/sso/oidc.ts';

const EMAIL = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/';

function read(attributes: Record<string, string[]>, mapping: ClaimMapping = {}, nameId: object = {}) {
  const id = { value: 'Ada-1815', format: undefined, nameQualifier: undefined, spNameQualifier: undefined, ...nameId };
  const authnInstant = new Date('2026-05-04T08:00:00.400Z');
  const authentication = { authnInstant, authnContextClasses: ['https://refeds.org/profile/mfa'] };
  const assertion = { nameId: id, attributes: new Map(Object.entries(attributes)), ...authentication };
  return statedIdentity(assertion as VerifiedAssertion, mapping);
}

test('only the statement about the authentication says how and when it was', () => {
  const { values } = read({ email: ['ada@acme.example'], amr: ['mfa'], acr: ['mfa'], auth_time: ['9999999999'] });
  expect(values).toMatchObject({ acr: ['https://refeds.org/profile/mfa'], auth_time: ['1777881600'] });
  expect(values).not.toHaveProperty('amr');
});

test('the fields are read from the attributes of the usual products', () => {
  const stated = { subject: 'Ada-1815', email: 'ada@acme.example', name: 'Ada Lovelace', groups: ['staff'] };
  const email = ['Ada@ACME.example'];
  const products: Record<string, string[]>[] = [
    { email, displayName: ['Ada Lovelace'], groups: ['staff'] },
    { mail: email, givenName: ['Ada'], sn: ['Lovelace'], memberOf: ['staff'] },
    {
      [`${claims}emailaddress`]: email,
      [`${claims}givenname`]: ['Ada'],
      [`${claims}surname`]: ['Lovelace'],
      [`${claims}name`]: ['ada@upn.example'],
      'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups': ['staff'],
    },
    {
      'urn:oid:0.9.2342.19200300.100.1.3': email,
      'urn:oid:2.16.840.1.113730.3.1.241': ['Ada Lovelace'],
      'http://schemas.xmlsoap.org/claims/Group': ['staff'],
    },
  ];
  for (const attributes of products) expect(read(attributes)).toMatchObject({ ...stated, emailVerified: null });
  expect(read({ email, groups: ['a', 'b'] }).groups).toEqual(['a', 'b']);
  expect(read({ email }).groups).toBeNull();
  expect(read({ email, groups: [] }).groups).toEqual([]);
});

test('a NameID that is an address is one, in lower case', () => {
  const nameId = { value: 'Ada@Acme.example', format: EMAIL };
  expect(read({}, {}, nameId)).toMatchObject({ subject: 'ada@acme.example', email: 'ada@acme.example' });
  expect(read({}, {}, { value: 'ada@acme.example' })).toMatchObject({ email: null });
});

test('the mapping can name the NameID, which is no attribute', () => {
  const attributes = { NameID: ['root'], email: ['root@acme.example'] };
  const nameId = { value: 'ada@acme.example' };
  const stated = { subject: 'ada@acme.example', email: 'ada@acme.example' };
  expect(read(attributes, { id: 'NameID', email: 'NameID' }, nameId)).toMatchObject(stated);
});

test('the mapping names other attributes', () => {
  const mapping = { id: 'uid', email: 'address', name: 'cn', groups: 'roles', extraFields: { team: 'department' } };
  const attributes = { uid: ['17'], address: ['a@acme.example'], email: ['b@acme.example'], cn: ['Ada'], roles: ['x'] };
  expect(read({ ...attributes, department: ['R&D'] }, mapping)).toMatchObject({
    subject: '17',
    email: 'a@acme.example',
    name: 'Ada',
    groups: ['x'],
    extraFields: { team: 'R&D' },
  });
});

test('an id or an address with two values is refused', () => {
  const refusals = [
    () => read({ email: ['a@acme.example', 'b@acme.example'] }),
    () => read({ email: ['a@acme.example', 'a@acme.example'] }),
    () => read({ address: ['a@acme.example', 'b@acme.example'] }, { email: 'address' }),
    () => read({ uid: ['1', '2'] }, { id: 'uid' }),
    () => read({ uid: [] }, { id: 'uid' }),
    () => read({}, { id: 'uid' }),
  ];
  for (const refused of refusals) expect(() => refused()).toThrow(expect.objectContaining({ rule: 'G20' }));
});

test('names of JavaScript are attributes like others', () => {
  const attributes = JSON.parse('{"__proto__":["x"],"constructor":["y"],"email":["a@acme.example"]}') as object;
  expect(read(attributes as Record<string, string[]>)).toMatchObject({ email: 'a@acme.example' });
  expect(({} as { x?: unknown }).x).toBeUndefined();
});
