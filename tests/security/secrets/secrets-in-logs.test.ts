import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, inject, test } from 'vitest';

import { newKey } from '#server/features/api-keys/key-format.ts';
import { providerFixtures, SECRET as PROVIDER_SECRET } from '#tests/support/peers/provider-fixtures.ts';
import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { createMigratedDatabase } from '#tests/support/postgres.ts';
import { startNode, type RunningNode } from '#tests/support/processes/running-node.ts';

/** A browser that records every secret that it sends or receives. */
class RecordingBrowser {
  readonly #node: RunningNode;
  readonly #cookies = new Map<string, string>();
  readonly #opened = new Set<string>();
  readonly secrets: Set<string>;

  constructor(node: RunningNode, secrets: Set<string>) {
    this.#node = node;
    this.secrets = secrets;
  }

  async send(
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(this.#node.address + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: payload ?? '' }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      this.#cookies.set(name!, value!);
      this.record(value!);
    }
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
  }

  post(path: string, body: unknown) {
    return this.send('POST', `/api/auth${path}`, { body });
  }

  /** Records a value, its decoded form and its dot-separated parts. */
  record(value: string): string {
    const decoded = decodeURIComponent(value);
    for (const part of [value, decoded, ...decoded.split('.')]) if (part.length >= 8) this.secrets.add(part);
    return value;
  }

  /** Waits for the next email to an address and returns its link. */
  async nextLinkTo(email: string): Promise<URL> {
    for (;;) {
      const { body } = await this.send('GET', `/dev/mailbox.json?to=${encodeURIComponent(email)}`);
      const url = (body as { url: string | null }[])[0]?.url;
      if (url && !this.#opened.has(url)) {
        this.#opened.add(url);
        const link = new URL(url);
        this.record(link.pathname + link.search);
        this.record(link.searchParams.get('token') ?? link.pathname.split('/').at(-1)!);
        return link;
      }
    }
  }
}

test('the log contains no password, token, cookie or mailed link of any sign-in method', async () => {
  await using fakeProvider = await FakeProvider.start(providerFixtures.find(({ id }) => id === 'google')!);
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-logs-'));
  await writeFile(
    join(folder, 'gatehouse.config.ts'),
    `export default ${JSON.stringify({ ...fakeProvider.options, webApp: false })};`,
  );
  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
  await using node = await startNode({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'trace' }, { folder });
  const secrets = new Set([databaseUrl, PROVIDER_SECRET, 'the-access-token', 'the-refresh-token', 'the-code']);
  const browser = new RecordingBrowser(node, secrets);
  const email = `${randomUUID()}@example.com`;
  secrets.add(email);
  const [first, wrong, second] = ['first', 'wrong', 'second'].map((name) =>
    browser.record(`the ${name} password ${randomUUID()}`),
  );

  // Passwords: correct, wrong, too long, and in invalid JSON.
  expect((await browser.post('/sign-up/email', { email, password: first, name: 'Ada' })).status).toBe(200);
  const verify = await browser.nextLinkTo(email);
  for (const body of [
    { email, password: wrong },
    { email, password: wrong!.repeat(10) },
    { email: 3, password: wrong },
    `{"email":"${email}","password":"${wrong}"`,
  ])
    expect((await browser.post('/sign-in/email', body)).status).toBeGreaterThanOrEqual(400);
  expect((await browser.send('GET', verify.pathname + verify.search)).status).toBe(302);
  expect((await browser.post('/sign-in/email', { email, password: first })).status).toBe(200);

  // Bearer tokens, valid and invalid.
  const { token } = (await browser.send('GET', '/api/auth/get-session')).body.session as { token: string };
  browser.record(token);
  for (const bearer of [token, browser.record(`${token}x`)]) {
    const headers = { authorization: `Bearer ${bearer}` };
    await new RecordingBrowser(node, secrets).send('GET', '/api/auth/list-sessions', { headers });
  }

  // API keys: valid, misspelt and with a wrong secret.
  const { body: created } = await browser.post('/api-key/create', { scopes: ['organization:read'] });
  const key = browser.record(created.key as string);
  for (const sent of [key, browser.record(`${key}x`), browser.record(newKey(created.id as string))]) {
    const caller = new RecordingBrowser(node, secrets);
    await caller.send('GET', '/api/auth/organization/list', { headers: { 'x-api-key': sent } });
    await caller.send('GET', '/api/auth/organization/list', { headers: { authorization: `Bearer ${sent}` } });
    await caller.send('GET', `/api/auth/get-session?x-api-key=${sent}`);
  }

  // Password reset and magic link: used twice, at an unknown path, and with a broken escape.
  await browser.post('/forget-password', { email, redirectTo: '/reset' });
  const reset = await browser.nextLinkTo(email);
  await browser.send('GET', reset.pathname + reset.search);
  const newPassword = { newPassword: second, token: reset.pathname.split('/').at(-1) };
  expect((await browser.post('/reset-password', newPassword)).status).toBe(200);
  expect((await browser.post('/reset-password', newPassword)).status).toBe(400);
  await browser.post('/sign-in/magic-link', { email, callbackURL: '/' });
  const magic = await browser.nextLinkTo(email);
  for (const suffix of ['', '', '%zz']) await browser.send('GET', magic.pathname + magic.search + suffix);
  for (const suffix of ['%zz', 'x'.repeat(600)]) await browser.send('GET', reset.pathname + suffix);
  await browser.send('GET', `/nowhere${magic.search}`);

  // A provider that succeeds, and one that fails.
  for (const path of ['/jwks', '/nothing']) {
    const { body } = await browser.post('/sign-in/social', { provider: 'google', callbackURL: '/' });
    const left = new URL(body.url as string);
    const state = browser.record(left.searchParams.get('state')!);
    fakeProvider.nonce = path === '/jwks' ? left.searchParams.get('nonce') : browser.record('another nonce');
    const { status } = await browser.send('GET', `/api/auth/callback/google?code=the-code&state=${state}`);
    expect(status).toBe(302);
  }
  await browser.post('/change-email', { newEmail: `new-${email}` });
  await browser.post('/sign-out', {});

  node.signal('SIGTERM');
  expect(await node.ended).toBe(0);
  await rm(folder, { recursive: true });
  const log = node.lines.join('\n');
  expect(log.match(/"msg":"request completed"/g)!.length).toBeGreaterThan(20);
  expect(secrets.size).toBeGreaterThan(20);
  for (const secret of secrets) expect.soft(log.includes(secret), `the log contains ${secret}`).toBe(false);
});
