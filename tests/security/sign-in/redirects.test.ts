import { expect, onTestFinished, vi } from 'vitest';

import { isTrustedOrigin, isTrustedRedirect } from '#server/http/origin.ts';
import { parseOptions } from '#server/app/configuration.ts';
import { servedCalls } from '#server/transports/procedures.ts';
import { appRouter } from '#server/app/router.ts';
import { redirectFields } from '#shared/lib/redirects.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { runSql } from '#tests/support/postgres.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';
import { signUpWithTotp } from '#tests/support/two-factor.ts';
import type { Gatehouse } from '#server/app/create-gatehouse.ts';

const BASE = 'https://auth.example.com';
const trustedOrigins = ['https://app.test', 'https://*.pages.test', '*.cdn.test', 'http://dev.test:8080', 'myapp://'];
const options = parseOptions({ baseUrl: BASE, trustedOrigins });

const controls = [
  '\u0000',
  '\t',
  '\n',
  '\r',
  '\u000b',
  '\u000c',
  ' ',
  '\u001f',
  '\u007f',
  '\u0085',
  '\u00a0',
  '\u200b',
  '\u2028',
  '\u202e',
  '\ufeff',
];
const schemes = [
  'javascript',
  'JaVaScript',
  'data',
  'vbscript',
  'blob',
  'file',
  'about',
  'view-source',
  'ftp',
  'ws',
  'wss',
  'mailto',
  'tel',
  'intent',
  'chrome',
];

/** URLs that browsers, proxies and parsers interpret differently. */
const hostile: string[] = [
  // Another host
  'https://evil.test',
  'http://evil.test',
  '//evil.test',
  '///evil.test',
  '////evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  '/\\/evil.test',
  '/%2fevil.test',
  '/%5cevil.test',
  '/%2Fevil.test',
  '/%5Cevil.test',
  '/a//evil.test',
  '/a/%2f%2fevil.test',
  '/./\\evil.test',
  '/..//evil.test',
  '//evil.test/%2f..',
  '//evil.test:443',
  '//[::1]',
  '//2130706433',
  '//0x7f.1',
  '/\t/evil.test',
  '/\n/evil.test',
  'https:evil.test',
  'https:/evil.test',
  'https:///evil.test',
  'https:\\\\evil.test',
  'http:evil.test',
  'https:@evil.test',
  'evil.test',
  'evil.test/path',
  '.evil.test',
  '@evil.test',
  ':evil.test',
  '?//evil.test',
  '#//evil.test',
  'auth.example.com',
  'app.test',
  // A trusted host name in another component
  'https://auth.example.com.evil.test',
  'https://auth.example.comevil.test',
  'https://evil-auth.example.com',
  'https://auth.example.com@evil.test',
  'https://auth.example.com:pw@evil.test',
  'https://auth.example.com%40evil.test',
  'https://auth.example.com%2eevil.test',
  'https://auth.example.com\\@evil.test',
  'https://evil.test#auth.example.com',
  'https://evil.test?https://auth.example.com',
  'https://evil.test/https://auth.example.com',
  'https://evil.test\\.auth.example.com',
  'https://evil.test;auth.example.com',
  'https://evil.test,auth.example.com',
  'https://app.test.evil.test',
  'https://evilapp.test',
  'https://app.test@evil.test',
  'https://user@app.test',
  'https://user:pw@app.test',
  'https://:@app.test',
  'https://@app.test',
  'https://app.test:444',
  'https://app.test:80',
  'https://app.test.',
  'https://app。test',
  'https://ａpp.test',
  'https://app.tes\u0442',
  'https://xn--pp-qia.test',
  'http://app.test',
  'HTTP://app.test',
  'http://auth.example.com',
  'http://dev.test',
  'https://dev.test:8080',
  'http://dev.test:8081',
  'http://dev.test:8080.evil.test',
  'http://dev.test:8080@evil.test',
  // A wildcard matches one label under one scheme
  'https://pages.test',
  'https://a.b.pages.test',
  'https://evilpages.test',
  'https://.pages.test',
  'https://a.pages.test.evil.test',
  'https://evil.test/a.pages.test',
  'https://evil.test#.pages.test',
  'https://evil.test?.pages.test',
  'https://evil.test\\.pages.test',
  'https://a.pages.test:8443',
  'http://a.pages.test',
  'https://a@b.pages.test',
  'https://a%2fb.pages.test',
  'https://a_b.pages.test',
  'https://*.pages.test',
  'http://a.cdn.test',
  'ftp://a.cdn.test',
  'https://a.b.cdn.test',
  'https://cdn.test',
  // Almost the trusted scheme of an application
  'myapp:',
  'myapp:/x',
  'myapp:evil',
  'myapps://x',
  'xmyapp://x',
  'my app://x',
  'myapp://user@evil.test',
  'myapp:\\\\x',
  ...schemes.flatMap((scheme) => [`${scheme}:alert(1)`, `${scheme}://app.test/%0aalert(1)`, `${scheme}:/app.test`]),
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript\u003aalert(1)',
  'javascript&colon;alert(1)',
  '%6aavascript:alert(1)',
  // Characters that some parsers drop
  ...controls.flatMap((character) => [
    `/${character}/evil.test`,
    `${character}//evil.test`,
    `https://app.test${character}.evil.test`,
    `/x${character}y`,
  ]),
];

const accepted = [
  '/',
  '/home',
  '/home?next=1&b=%20#top',
  '/a/b.c/@me',
  '/~ada',
  `${BASE}`,
  `${BASE}/x?y#z`,
  'https://app.test',
  'https://app.test/',
  'https://app.test:443/x',
  'HTTPS://APP.TEST/x',
  'https://a.pages.test/x',
  'https://preview-1.pages.test',
  'https://x.cdn.test',
  'http://dev.test:8080/x',
  'myapp://signed-in?x=1',
  'https://auth.example.com#@evil.test/',
];

base('the list has at least 150 hostile URLs', () => expect(new Set(hostile).size).toBeGreaterThanOrEqual(150));
base.for(hostile)('rejects the redirect %j', (url) => expect(isTrustedRedirect(url, options)).toBe(false));
base.for(accepted)('accepts the redirect %j', (url) => expect(isTrustedRedirect(url, options)).toBe(true));

base.for([
  'https://auth.example.com.evil.test',
  'null',
  '',
  'https://',
  'https://auth.example.com/',
  'https://auth.example.com/x',
  'https://u@auth.example.com',
  'http://auth.example.com',
  'https://a.b.pages.test',
  'https://app.test:444',
  'auth.example.com',
  '//auth.example.com',
  'https://auth.example.com,https://evil.test',
  'https://auth.example.com https://evil.test',
  '*',
])('rejects the origin %j', (origin) => expect(isTrustedOrigin(origin, options)).toBe(false));

base.for([
  ['https://preview-*--*.app.test', 'https://preview-1--ada.app.test', true],
  ['https://preview-*--*.app.test', 'https://preview-1--2--ada.app.test', true],
  ['https://preview-*--*.app.test', 'https://preview---ada.app.test', false],
  ['https://preview-*--*.app.test', 'https://preview-1--.app.test', false],
  ['https://preview-*--*.app.test', 'https://preview-1--a.b.app.test', false],
  ['https://preview-*--*.app.test', 'https://xpreview-1--a.app.test', false],
  ['https://*.*.app.test', 'https://a.b.app.test', true],
  ['https://*.*.app.test', 'https://a.app.test', false],
  ['https://*ada.app.test', 'https://ada.app.test', false],
  ['https://ada*.app.test', 'https://ada1.app.test', true],
  ['https://*.app.test:8443', 'https://a.app.test:8443', true],
  ['https://*.app.test:8443', 'https://a.app.test', false],
  ['HTTPS://App.Test', 'https://app.test', true],
  ['https://app.test:443', 'https://app.test', true],
  ['https://app.test/', 'https://app.test', true],
  ['https://app.test', 'https://app.test:8443', false],
  ['http://localhost:*', 'http://localhost:5173', true],
  ['http://localhost:*', 'http://localhost', true],
  ['http://localhost:*', 'https://localhost:5173', false],
  ['http://localhost:*', 'http://localhost.evil.test:5173', false],
  ['http://*.localhost:*', 'http://a.localhost:5173', true],
  ['http://[::1]:*', 'http://[::1]:5173', true],
  ['https://münchen.test', 'https://xn--mnchen-3ya.test', true],
  ['https://**.app.test', 'https://a.app.test', false],
  ['https://**.app.test', 'https://ab.app.test', true],
] as const)('with the trusted origin %s, %s is trusted: %s', ([entry, url, isTrusted]) => {
  const own = parseOptions({ baseUrl: BASE, trustedOrigins: [entry] });
  expect([isTrustedRedirect(`${url}/x`, own), isTrustedOrigin(url, own)]).toEqual([isTrusted, isTrusted]);
});

const test = base.extend<{ service: Gatehouse }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using service = await startGatehouse({
        trustedOrigins,
        username: { enabled: true },
        oneTap: { enabled: true },
      });
      await use(service);
    },
    { scope: 'file' },
  ],
});

const address = { email: 'a@example.com' };
const assertion = { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' };
const fields = [
  ['POST', '/sign-in/email', 'callbackURL', { ...address, password: 'x' }],
  ['POST', '/sign-in/email-otp', 'callbackURL', { ...address, otp: '000000' }],
  ['POST', '/sign-in/username', 'callbackURL', { username: 'ada', password: 'x' }],
  ['POST', '/sign-up/email', 'callbackURL', { ...address, password: 'x', name: 'A' }],
  ['POST', '/sign-in/magic-link', 'callbackURL', address],
  ['POST', '/sign-in/magic-link', 'newUserCallbackURL', address],
  ['POST', '/sign-in/magic-link', 'errorCallbackURL', address],
  ['POST', '/sign-in/social', 'callbackURL', { provider: 'google' }],
  ['POST', '/sign-in/social', 'newUserCallbackURL', { provider: 'google' }],
  ['POST', '/sign-in/social', 'errorCallbackURL', { provider: 'google' }],
  ['POST', '/sign-in/sso', 'callbackURL', { providerId: 'x' }],
  ['POST', '/sign-in/sso', 'newUserCallbackURL', { providerId: 'x', callbackURL: '/' }],
  ['POST', '/sign-in/sso', 'errorCallbackURL', { providerId: 'x', callbackURL: '/' }],
  ['POST', '/sso/test', 'callbackURL', { providerId: 'x' }],
  ['POST', '/sso/connect', 'callbackURL', { providerId: 'x' }],
  ['POST', '/sso/connect', 'errorCallbackURL', { providerId: 'x', callbackURL: '/' }],
  ['POST', '/sso/prove', 'callbackURL', { providerId: 'x' }],
  ['POST', '/sso/prove', 'errorCallbackURL', { providerId: 'x', callbackURL: '/' }],
  ['POST', '/sso/saml2/logout/acme', 'callbackURL', {}],
  ['POST', '/organization/create-setup-link', 'callbackURL', { scopes: ['sso'] }],
  ['POST', '/one-tap/callback', 'callbackURL', { idToken: 'x' }],
  ['POST', '/link-social', 'callbackURL', { provider: 'google' }],
  ['POST', '/link-social', 'errorCallbackURL', { provider: 'google' }],
  [
    'POST',
    '/passkey/verify-authentication',
    'callbackURL',
    { response: { id: 'x', rawId: 'x', type: 'public-key', response: assertion } },
  ],
  ['POST', '/send-verification-email', 'callbackURL', address],
  ['POST', '/forget-password', 'redirectTo', address],
  ['POST', '/request-password-reset', 'redirectTo', address],
  ['POST', '/change-email', 'callbackURL', { newEmail: 'a@example.com' }],
  ['POST', '/delete-user', 'callbackURL', {}],
  ['POST', '/sign-out', 'callbackURL', {}],
  ['GET', '/verify-email', 'callbackURL', { token: 'x' }],
  ['GET', '/reset-password/x', 'callbackURL', {}],
  ['GET', '/magic-link/verify', 'callbackURL', { token: 'x' }],
  ['GET', '/magic-link/verify', 'errorCallbackURL', { token: 'x' }],
  ['GET', '/magic-link/verify', 'newUserCallbackURL', { token: 'x' }],
  ['GET', '/delete-user/callback', 'callbackURL', { token: 'x' }],
  ['GET', '/sso/start/acme', 'callbackURL', {}],
  ['GET', '/sso/saml2/sp/acs/acme', 'callbackURL', {}],
] as const;

base('the list has every call with a redirect field', () => {
  const served = servedCalls(appRouter).flatMap(({ fields: names, meta }) =>
    Object.keys(redirectFields)
      .filter((name) => names?.includes(name))
      .map((name) => `${meta.openapi!.method} ${meta.openapi!.path} ${name}`),
  );
  const listed = fields.map(
    ([method, path, field]) => `${method} ${path.replace('/x', '/{token}').replace('/acme', '/{providerId}')} ${field}`,
  );
  expect(listed.toSorted()).toEqual(served.toSorted());
});

test.for(fields)(
  '%s %s rejects hostile values of %s and does not redirect',
  async ([method, path, field, rest], { service }) => {
    const person = await Person.signUp(service);
    for (const url of hostile) {
      const input = { ...rest, [field]: url };
      const query = method === 'GET' ? `?${new URLSearchParams(input)}` : '';
      const response = await person.send({
        method,
        url: path + query,
        ...(method === 'POST' ? { payload: input } : {}),
      });
      expect(response.headers['location'], url).toBeUndefined();
      const rejection = response.json() as { code: string };
      expect([400, 403], url).toContain(response.statusCode);
      expect([redirectFields[field], 'VALIDATION_ERROR'], url).toContain(rejection.code);
    }
  },
);

test.for([
  ['/ok', 200],
  ['/ready', 200],
  ['/get-session', 400],
] as const)('GET %s answers %i to a redirect parameter and does not redirect', async ([url, status], { service }) => {
  const person = await Person.signUp(service);
  for (const query of ['callbackURL=https://evil.test', 'redirectTo=//evil.test']) {
    const response = await person.send({ method: 'GET', url: `${url}?${query}` });
    expect([response.statusCode, response.headers['location']]).toEqual([status, undefined]);
  }
});

test('rejects a callbackURL that is not a string', async ({ service }) => {
  for (const callbackURL of [1, true, {}, [], ['/']]) {
    const { status } = await new Person(service).post('/sign-in/magic-link', { email: 'a@example.com', callbackURL });
    expect(status).toBe(400);
  }
});

test('forged Host and forwarding headers do not change mailed links', async ({ service }) => {
  const person = new Person(service);
  person.headers = {
    host: 'evil.test',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '1',
    'x-original-host': 'evil.test',
    forwarded: 'host=evil.test;proto=https',
    'x-original-url': 'https://evil.test/',
  };
  const email = 'forged@example.com';
  await person.post('/sign-up/email', { email, password: 'a long password', name: 'A' });
  expect((await newestMailTo(service, email)).url).toMatch(/^http:\/\/localhost:3000\/api\/auth\/verify-email\?/);
  await person.post('/forget-password', { email });
  const reset = await newestMailTo(service, email);
  expect(reset.url).toMatch(/^http:\/\/localhost:3000\/api\/auth\/reset-password\//);
  const response = await person.send({ method: 'GET', url: reset.path });
  expect(response.headers['location']).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=/);
  expect(JSON.stringify(reset)).not.toContain('evil.test');
});

test('a trustedOrigins function is called for each request', async () => {
  const tenants = new Set(['https://one.test']);
  await using service = await startGatehouse({
    trustedOrigins: ({ headers }) => Promise.resolve(headers['x-tenant'] === 'none' ? [] : [...tenants]),
  });
  const statusFor = async (callbackURL: string, headers = {}) => {
    const payload = { email: 'a@example.com', callbackURL };
    const request = { method: 'POST', url: '/sign-in/magic-link', payload, headers } as const;
    return (await new Person(service).send(request)).statusCode;
  };

  expect(await statusFor('https://one.test/x')).toBe(200);
  expect(await statusFor('https://two.test/x')).toBe(403);
  tenants.add('https://two.test');
  expect(await statusFor('https://two.test/x', { origin: 'https://two.test' })).toBe(200);
  expect(await statusFor('https://two.test/x', { 'x-tenant': 'none' })).toBe(403);
});

test('a second factor does not lead to an origin that is no longer trusted', async ({ service }) => {
  onTestFinished(() => void vi.useRealTimers());
  const { person } = await signUpWithTotp(service);
  const browser = new Person(service);
  const { email, password } = person;
  await browser.post('/sign-in/email', { email, password, callbackURL: 'https://app.test/inbox' });
  const callbackURL = async () => (await browser.get('/two-factor/get-challenge')).body.callbackURL;
  expect(await callbackURL()).toBe('https://app.test/inbox');

  // As if the options had trusted this origin when the sign-in began.
  await runSql(service.options.databaseUrl!, "update sign_in_challenge set callback_url = 'https://former.test/inbox'");
  expect(await callbackURL()).toBeNull();
});
