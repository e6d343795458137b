import { afterAll, beforeAll, expect, test } from 'vitest';

import { pathOf } from '#client/page/destination.ts';

beforeAll(() => void Object.assign(globalThis, { location: { origin: 'https://auth.example.com' } }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'location'));

test.for(['/', '/account', '/organizations/acme/members?page=2#top', '/sign-in?callbackURL=%2F%2Fhost'])(
  'accepts the callback path %s',
  (url) => expect(pathOf(url)).toBe(url),
);

test.for([
  null,
  '',
  'account',
  '//host',
  '/.//host',
  '/..//host/path',
  '/a/..//host',
  '/\\\\host',
  '/\t/host',
  'https://host/',
  'javascript:alert(1)',
])('rejects the callback path %j', (url) => expect(pathOf(url)).toBeUndefined());
