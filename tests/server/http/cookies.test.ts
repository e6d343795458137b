import { expect } from 'vitest';

import type { AdvancedOptions } from '#generated/gatehouse-options.ts';
import { startWarnings } from '#server/call/findings.ts';
import { parseOptions } from '#server/app/configuration.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

/** The cookies of a sign-up: name -> attributes. */
async function cookiesWith(advanced: AdvancedOptions, baseUrl = 'http://localhost:3000') {
  await using gatehouse = await startGatehouse({ baseUrl, advanced });
  const person = new Person(gatehouse);
  const payload = { email: person.email, password: person.password, name: person.name };
  const signUp = await person.send({ method: 'POST', url: '/sign-up/email', payload });
  const lines = [signUp.headers['set-cookie'] ?? []].flat();
  // The session continues with the cookies of these names.
  expect((await person.get('/get-session')).body?.user.email).toBe(person.email);
  await person.post('/sign-out', {});
  expect((await person.get('/get-session')).body).toBeNull();
  return new Map(
    lines.map((line) => {
      const [pair, ...attributes] = line.split('; ');
      return [pair!.split('=')[0]!, attributes.filter((each) => !each.startsWith('Max-Age'))];
    }),
  );
}

test('cookies are shared with the subdomains of the base URL', async () => {
  const cookies = await cookiesWith({ crossSubDomainCookies: { enabled: true } }, 'https://auth.example.com');
  expect(cookies.get('__Secure-gatehouse.session_token')).toContain('Domain=auth.example.com');
});

test('cookies are shared with the subdomains of a domain', async () => {
  const crossSubDomainCookies = { enabled: true, domain: 'example.com' };
  const cookies = await cookiesWith({ crossSubDomainCookies }, 'https://auth.example.com');
  for (const [name, attributes] of cookies) expect(attributes, name).toContain('Domain=example.com');
});

test('a domain without `enabled` shares no cookies', async () => {
  const cookies = await cookiesWith({ crossSubDomainCookies: { domain: 'example.com' } });
  expect([...cookies.values()].flat().join()).not.toContain('Domain');
});

test('prefix, names and attributes of cookies can be set', async () => {
  const cookies = await cookiesWith({
    cookiePrefix: 'better-auth',
    defaultCookieAttributes: { sameSite: 'strict' },
    cookies: { session_token: { name: 'sid', attributes: { sameSite: 'lax', path: '/' } } },
  });

  expect(cookies.get('sid')).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax']);
  expect(cookies.get('better-auth.device')).toEqual(['Path=/', 'HttpOnly', 'SameSite=Strict']);
});

test('secure cookies have the prefix __Secure-, also with a name of their own', async () => {
  const cookies = await cookiesWith({
    useSecureCookies: true,
    defaultCookieAttributes: { sameSite: 'none', partitioned: true },
    cookies: {
      session_token: { name: 'sid' },
      device: { attributes: { sameSite: 'lax', secure: false, partitioned: false } },
    },
  });

  expect(cookies.get('__Secure-sid')).toEqual(expect.arrayContaining(['Secure', 'SameSite=None', 'Partitioned']));
  expect(cookies.get('gatehouse.device')).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax']);
});

test.for<[AdvancedOptions, RegExp]>([
  [
    { cookies: { sesion: {} } },
    /^Option advanced\.cookies\.sesion: no such cookie, needs one of session_token, .*state/,
  ],
  [{ cookies: { device: { name: 'gatehouse.session_token' } } }, /device and session_token would have the same name/],
  [{ defaultCookieAttributes: { sameSite: 'none' } }, /the cookie session_token needs secure for sameSite none/],
  [{ cookies: { device: { name: 'a b' } } }, /^Option advanced\.cookies\.device\.name: got "a b", needs a name/],
])('the start rejects %j', async ([advanced, message]) => {
  await expect(startGatehouse({ advanced })).rejects.toThrow(message);
});

test('a weaker session cookie is logged at the start in production', () => {
  const safe = { production: true, baseUrl: 'https://auth.example.com' };
  const named = (advanced: AdvancedOptions) =>
    startWarnings(parseOptions({ ...safe, advanced })).map(({ name }) => name);

  expect(named({ defaultCookieAttributes: { sameSite: 'Strict' }, cookiePrefix: 'acme' })).toEqual([]);
  expect(named({ defaultCookieAttributes: { httpOnly: false } })).toEqual(['weak session cookie']);
  expect(named({ cookies: { session_token: { attributes: { secure: false } } } })).toEqual(['weak session cookie']);
});
