import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { launchBrowser } from '#tests/support/browser/chromium.ts';
import { httpCalls } from '#tests/support/calls/http-calls.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { startListening } from '#tests/support/browser/site.ts';
import { test } from '#tests/support/test.ts';

const elsewhere: [what: string, headers: Record<string, string>][] = [
  ['another site', { origin: 'https://evil.test' }],
  ['an opaque origin', { origin: 'null' }],
  ['our own host with another scheme', { origin: 'https://localhost:3000' }],
  ['another port of our host', { origin: 'http://localhost:4000' }],
  ['a site named only by its Referer', { referer: 'https://evil.test/page' }],
  ['a site with our origin in its path', { referer: 'https://evil.test/http://localhost:3000/' }],
  ['a cross-site page without Origin', { 'sec-fetch-site': 'cross-site' }],
  ['a same-site page without Origin', { 'sec-fetch-site': 'same-site' }],
];

test.for(elsewhere)(
  'rejects every POST call from %s, with and without cookies',
  async ([, headers], { gatehouse, signedIn, anyone }) => {
    for (const { name, url, meta } of httpCalls(gatehouse).filter(({ method }) => method === 'POST')) {
      if (meta.form) continue;
      for (const person of [signedIn, anyone]) {
        for (const address of [url, `/api/trpc/${name}`]) {
          const response = await person.send({ method: 'POST', url: address, headers, payload: {} });
          expect([response.statusCode, response.body], address).toEqual([
            403,
            expect.stringContaining('INVALID_ORIGIN'),
          ]);
          expect(response.headers['set-cookie']).toBeUndefined();
        }
      }
    }
  },
);

test('accepts a POST call from our own pages and from non-browser clients', async ({ signedIn }) => {
  for (const headers of [
    { origin: 'http://localhost:3000' },
    { referer: 'http://localhost:3000/account' },
    { 'sec-fetch-site': 'same-origin' },
    {},
  ]) {
    const response = await signedIn.send({ method: 'POST', url: '/update-user', headers: { ...headers }, payload: {} });
    expect(response.statusCode, JSON.stringify(headers)).toBe(200);
  }
});

test('pages at untrusted origins may read the answer of one call, without cookies', async ({ gatehouse, signedIn }) => {
  const allowed: [string, unknown, unknown][] = [];
  const queries = httpCalls(gatehouse).filter(({ method, meta }) => method === 'GET' && !meta.html && !meta.file);
  for (const { name, url, method } of queries) {
    for (const address of [url, `/api/trpc/${name}`]) {
      const { headers } = await signedIn.send({ method, url: address, headers: { origin: 'https://evil.test' } });
      const [origin, credentials] = ['access-control-allow-origin', 'access-control-allow-credentials'];
      if (headers[origin] !== undefined) allowed.push([address, headers[origin], headers[credentials]]);
    }
  }
  expect(allowed).toEqual([['/api/trpc/ok', '*', undefined]]);
});

let browser: Browser;
let gatehouse: Gatehouse;
beforeAll(async () => {
  [browser, gatehouse] = await Promise.all([launchBrowser(), startListening()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), gatehouse.close()]);
});

/** An untrusted page that sends every kind of request that browsers allow. */
const hostilePage = (target: string, attacker: { email: string; password: string }) => `<!doctype html>
<meta charset="utf-8"><body><script>
  const base = ${JSON.stringify(target)};
  const tried = [];
  const calls = {
    'update-user': { name: 'Mallory' },
    'change-email': { newEmail: 'mallory@example.com' },
    'revoke-sessions': {},
    'sign-out': {},
    'sign-in/email': ${JSON.stringify(attacker)},
    'delete-user': {},
  };
  const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', undefined];
  for (const [path, input] of Object.entries(calls)) {
    for (const url of [base + '/api/auth/' + path, base + '/api/trpc/' + path.replace(/[-/](.)/g, (_, c) => c.toUpperCase())]) {
      const body = JSON.stringify(input);
      for (const type of types) for (const mode of ['cors', 'no-cors']) for (const referrerPolicy of ['no-referrer', 'unsafe-url']) {
        const headers = type ? { 'content-type': type } : {};
        tried.push(fetch(url, { method: 'POST', mode, credentials: 'include', referrerPolicy, headers, body }).catch(() => {}));
      }
      navigator.sendBeacon(url, new Blob([body], { type: 'text/plain' }));
      for (const enctype of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
        const frame = Object.assign(document.createElement('iframe'), { name: 'f' + Math.random() });
        const form = Object.assign(document.createElement('form'), { method: 'post', action: url, enctype, target: frame.name });
        const field = Object.assign(document.createElement('input'), { name: body.slice(0, -1) + ',"x":"', value: '"}' });
        form.append(field);
        document.body.append(frame, form);
        tried.push(new Promise((done) => (frame.onload = frame.onerror = done)));
        form.submit();
      }
    }
  }
  Promise.race([Promise.all(tried), new Promise((late) => setTimeout(late, 8000))]).then(() => (document.title = 'tried'));
</script>`;

test.for(['localhost', '127.0.0.1'])(
  'an untrusted page at %s changes nothing for a signed-in visitor',
  { timeout: 60_000 },
  async (host) => {
    const [victim, attacker] = [await Person.signUp(gatehouse), await Person.signUp(gatehouse)];
    const { baseUrl } = gatehouse.options;
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(hostilePage(baseUrl, { email: attacker.email, password: PASSWORD }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const context = await browser.newContext();
    await context.addCookies(
      [...victim.cookies].map(([name, value]) => ({ name, value, url: baseUrl, sameSite: 'Lax', httpOnly: true })),
    );
    const cookiesBefore = await context.cookies(baseUrl);
    const page = await context.newPage();
    const arrived: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(baseUrl) && request.method() === 'POST') arrived.push(request.url());
    });
    await page.goto(`http://${host}:${port}/`);
    await page.waitForFunction(() => document.title === 'tried', undefined, { timeout: 20_000 });
    await wait(200); // for requests that the page does not await

    expect(arrived.length).toBeGreaterThan(50);
    expect((await victim.get('/get-session')).body.user).toMatchObject({
      id: victim.id,
      name: victim.name,
      email: victim.email,
    });
    expect(await context.cookies(baseUrl)).toEqual(cookiesBefore);
    expect((await attacker.get('/list-sessions')).body).toHaveLength(1);
    await context.close();
    server.close();
  },
);
