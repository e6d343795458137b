import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { launchBrowser } from '#tests/support/browser/chromium.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

/** The headers of a top-level navigation from another site. */
const NAVIGATION = {
  accept: 'text/html,*/*;q=0.8',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'cross-site',
};
const BUTTON = { ...NAVIGATION, 'sec-fetch-site': 'same-origin' };

const newEmail = () => `magic-${randomUUID()}@example.com`;

async function linkFor(requester: Person, email = newEmail()) {
  await requester.post('/sign-in/magic-link', { email, callbackURL: '/home' });
  return { email, path: (await newestMailTo(requester.gatehouse, email)).path };
}

async function open(person: Person, url: string, headers: Record<string, string> = NAVIGATION) {
  const response = await person.send({ method: 'GET', url, headers });
  const { statusCode: status, body, headers: answered } = response;
  return { status, body, location: answered['location'], type: answered['content-type'], headers: answered };
}

/** The URL that the button of a page requests. */
function buttonUrl(page: string): string {
  const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]);
  return `/api/auth/magic-link/verify?${new URLSearchParams(fields).toString()}`;
}

const emailOf = async (person: Person) => (await person.get('/get-session')).body?.user.email ?? null;

test('the browser that requested the link is signed in directly', async ({ gatehouse, anyone }) => {
  const { email, path } = await linkFor(anyone);

  expect(await open(anyone, path)).toMatchObject({ status: 302, location: '/home' });
  expect(await emailOf(anyone)).toBe(email);
  expect(await emailOf(new Person(gatehouse))).toBeNull();
});

test.for([
  ['Sec-Fetch headers', NAVIGATION],
  ['an Accept header alone', { accept: 'text/html' }],
] as const)(
  'another browser, recognized by %s, gets a page whose button signs in',
  async ([, headers], { gatehouse, anyone }) => {
    const { email, path } = await linkFor(anyone);
    const other = new Person(gatehouse);
    const page = await open(other, path, headers);

    expect(page).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none';style-src 'sha256-/);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain(`Sign in as ${email}?`);
    expect(await emailOf(other)).toBeNull();
    const button = { ...headers, ...('sec-fetch-site' in headers ? { 'sec-fetch-site': 'same-origin' } : {}) };
    expect(await open(other, buttonUrl(page.body), button)).toMatchObject({ status: 302, location: '/home' });
    expect(await emailOf(other)).toBe(email);
  },
);

test('rejects a confirmation from another site, of another browser or for another link', async ({
  gatehouse,
  anyone,
}) => {
  const { path } = await linkFor(anyone);
  const second = await linkFor(anyone);
  const [victim, attacker] = [new Person(gatehouse), new Person(gatehouse)];
  const button = buttonUrl((await open(victim, path)).body);
  const stolen = buttonUrl((await open(attacker, path)).body);
  const elsewhere = buttonUrl((await open(victim, second.path)).body);
  const swapped = new URL(button, 'http://x');
  swapped.searchParams.set('confirm', new URL(elsewhere, 'http://x').searchParams.get('confirm')!);

  for (const [url, headers] of [
    [button, NAVIGATION],
    [stolen, BUTTON],
    [swapped.pathname + swapped.search, BUTTON],
    [path, BUTTON],
  ] as const) {
    expect(await open(victim, url, headers)).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
    expect(await emailOf(victim)).toBeNull();
  }
  expect((await open(victim, button, BUTTON)).status).toBe(302);
});

test('asks for confirmation while another user is signed in, even in the requesting browser', async ({ signedIn }) => {
  const { email, path } = await linkFor(signedIn);
  const page = await open(signedIn, path);

  expect(page.status).toBe(200);
  expect(await emailOf(signedIn)).toBe(signedIn.email);
  expect((await open(signedIn, buttonUrl(page.body), BUTTON)).location).toBe('/home');
  expect(await emailOf(signedIn)).toBe(email);
});

test.for([
  ['a prefetch', { ...NAVIGATION, 'sec-purpose': 'prefetch;prerender' }],
  ['an older prefetch', { ...NAVIGATION, purpose: 'prefetch' }],
  ['an image', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin' }],
  ['an image with CORS', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin' }],
  ['a frame', { ...NAVIGATION, 'sec-fetch-dest': 'iframe' }],
] as const)('%s does not consume the link, even in the requesting browser', async ([, headers], { anyone }) => {
  const { email, path } = await linkFor(anyone);

  expect((await open(anyone, path, headers)).status).toBe(200);
  expect(await emailOf(anyone)).toBeNull();
  await anyone.send({ method: 'HEAD', url: path });
  expect((await open(anyone, path)).status).toBe(302);
  expect(await emailOf(anyone)).toBe(email);
});

const TRUSTED = 'https://app.example.com';

test.for([
  ['no browser headers', {}],
  ['any accepted type', { accept: '*/*' }],
  ['the headers of a page of another browser', NAVIGATION],
  ['the mode of fetch alone', { accept: '*/*', 'sec-fetch-mode': 'cors' }],
  [
    'a fetch from no known origin',
    { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-site' },
  ],
  ['JSON beside pages', { accept: 'text/html,application/json' }],
] as const)(
  'a scanner with %s gets the page, and the link stays usable',
  async ([, headers], { gatehouse, anyone }) => {
    const { email, path } = await linkFor(anyone);
    const scanner = new Person(gatehouse);

    expect(await open(scanner, path, headers)).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
    expect(await emailOf(scanner)).toBeNull();
    expect((await open(anyone, path)).status).toBe(302);
    expect(await emailOf(anyone)).toBe(email);
  },
);

test.for([
  ['a program that asks for JSON', { accept: 'application/json' }],
  ['a script of a page at this origin', { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' }],
  ['a script of a page at a trusted origin', { 'sec-fetch-mode': 'cors', origin: TRUSTED }],
] as const)('%s signs in directly', async ([, headers]) => {
  await using gatehouse = await startGatehouse({ trustedOrigins: [TRUSTED] });
  const { email, path } = await linkFor(new Person(gatehouse));
  const client = new Person(gatehouse);

  expect((await open(client, path, headers)).status).toBe(302);
  expect(await emailOf(client)).toBe(email);
});

test('a navigation to the RPC URL does not sign in', async ({ gatehouse, anyone }) => {
  const { path } = await linkFor(anyone);
  const token = new URL(path, 'http://x').searchParams.get('token')!;
  const victim = new Person(gatehouse);
  await open(victim, `/api/trpc/magicLink.verify?input=${encodeURIComponent(JSON.stringify({ token }))}`);

  expect(await emailOf(victim)).toBeNull();
});

test('Chromium shows the confirmation page, whose button signs in', { timeout: 60_000 }, async () => {
  const port = await freePort();
  const baseUrl = `http://localhost:${port}`;
  await using gatehouse = await startGatehouse({ port, baseUrl });
  await gatehouse.listen();
  const email = newEmail();
  await new Person(gatehouse).post('/sign-in/magic-link', { email, callbackURL: '/api/auth/get-session' });
  const { url } = await newestMailTo(gatehouse, email);
  const browser = await launchBrowser();
  try {
    for (const [colorScheme, width] of [
      ['light', 1280],
      ['dark', 390],
    ] as const) {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } });
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      await page.goto(url);
      await page.getByText(`Sign in as ${email}?`).waitFor();
      if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/magic-${colorScheme}.png` });
      if (colorScheme === 'dark') {
        await page.getByRole('button', { name: 'Sign in' }).click();
        await page.waitForURL('**/get-session');
        expect(await page.textContent('body')).toContain(email);
      }
      expect(problems).toEqual([]);
      await context.close();
    }
  } finally {
    await browser.close();
  }
});
