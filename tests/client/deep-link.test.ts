import { afterAll, beforeAll, expect, test } from 'vitest';

import { pathOf } from '#client/app/deep-link.ts';

beforeAll(() => void Object.assign(globalThis, { location: { origin: 'https://auth.example.com' } }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'location'));

test.for(['/', '/account', '/organizations/acme/members?page=2#top', '/sign-in?callbackURL=%2F%2Fhost'])(
  '%s is a place of this site',
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
])('a callback to %j does not leave this site by the router', (url) => expect(pathOf(url)).toBeUndefined());
