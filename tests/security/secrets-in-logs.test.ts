import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, inject, test } from 'vitest';

import { providerFixtures, SECRET as PROVIDER_SECRET } from '#tests/features/social/provider-fixtures.ts';
import { FakeProvider } from '#tests/support/fake-provider.ts';
import { createMigratedDatabase } from '#tests/support/postgres.ts';
import { startNode, type RunningNode } from '#tests/support/running-node.ts';

/** A browser at a running node, which remembers every secret that it sends or is given. */
class Visitor {
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
      this.keep(value!);
    }
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
  }

  post(path: string, body: unknown) {
    return this.send('POST', `/api/auth${path}`, { body });
  }

  /** A value, what it is when decoded, and the parts that are joined in it. */
  keep(value: string): string {
    const decoded = decodeURIComponent(value);
    for (const part of [value, decoded, ...decoded.split('.')]) if (part.length >= 8) this.secrets.add(part);
    return value;
  }

  /** The link of the next mail, by which a person goes on. */
  async linkTo(email: string): Promise<URL> {
    for (;;) {
      const { body } = await this.send('GET', `/dev/mailbox.json?to=${encodeURIComponent(email)}`);
      const url = (body as { url: string | null }[])[0]?.url;
      if (url && !this.#opened.has(url)) {
        this.#opened.add(url);
        const link = new URL(url);
        this.keep(link.pathname + link.search);
        this.keep(link.searchParams.get('token') ?? link.pathname.split('/').at(-1)!);
        return link;
      }
    }
  }
}

test('over a walk through every way in, no line of the log holds a password, a token, a cookie or a mailed link', async () => {
  await using fakeProvider = await FakeProvider.start(providerFixtures.find(({ id }) => id === 'google')!);
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-logs-'));
  await writeFile(
    join(folder, 'gatehouse.config.ts'),
    `export default ${JSON.stringify({ ...fakeProvider.options, webApp: false })};`,
  );
  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
  await using node = await startNode({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'trace' }, { folder });
  const secrets = new Set([databaseUrl, PROVIDER_SECRET, 'the-access-token', 'the-refresh-token', 'the-code']);
  const visitor = new Visitor(node, secrets);
  const email = `${randomUUID()}@example.com`;
  secrets.add(email);
  const [first, wrong, second] = ['first', 'wrong', 'second'].map((name) =>
    visitor.keep(`the ${name} password ${randomUUID()}`),
  );

  // By password, and with one that is wrong, too long or in a body that does not parse.
  expect((await visitor.post('/sign-up/email', { email, password: first, name: 'Ada' })).status).toBe(200);
  const verify = await visitor.linkTo(email);
  for (const body of [
    { email, password: wrong },
    { email, password: wrong!.repeat(10) },
    { email: 3, password: wrong },
    `{"email":"${email}","password":"${wrong}"`,
  ])
    expect((await visitor.post('/sign-in/email', body)).status).toBeGreaterThanOrEqual(400);
  expect((await visitor.send('GET', verify.pathname + verify.search)).status).toBe(302);
  expect((await visitor.post('/sign-in/email', { email, password: first })).status).toBe(200);

  // As a bearer, rightly and wrongly.
  const { token } = (await visitor.send('GET', '/api/auth/get-session')).body.session as { token: string };
  visitor.keep(token);
  for (const bearer of [token, visitor.keep(`${token}x`)]) {
    const headers = { authorization: `Bearer ${bearer}` };
    await new Visitor(node, secrets).send('GET', '/api/auth/list-sessions', { headers });
  }

  // By reset, by magic link, each link once and once again, at an address that is none, and cut off by a broken escape.
  await visitor.post('/forget-password', { email, redirectTo: '/reset' });
  const reset = await visitor.linkTo(email);
  await visitor.send('GET', reset.pathname + reset.search);
  const newPassword = { newPassword: second, token: reset.pathname.split('/').at(-1) };
  expect((await visitor.post('/reset-password', newPassword)).status).toBe(200);
  expect((await visitor.post('/reset-password', newPassword)).status).toBe(400);
  await visitor.post('/sign-in/magic-link', { email, callbackURL: '/' });
  const magic = await visitor.linkTo(email);
  for (const suffix of ['', '', '%zz']) await visitor.send('GET', magic.pathname + magic.search + suffix);
  for (const suffix of ['%zz', 'x'.repeat(600)]) await visitor.send('GET', reset.pathname + suffix);
  await visitor.send('GET', `/nowhere${magic.search}`);

  // By a provider that consents, and by one that fails.
  for (const path of ['/jwks', '/nothing']) {
    const { body } = await visitor.post('/sign-in/social', { provider: 'google', callbackURL: '/' });
    const left = new URL(body.url as string);
    const state = visitor.keep(left.searchParams.get('state')!);
    fakeProvider.nonce = path === '/jwks' ? left.searchParams.get('nonce') : visitor.keep('another nonce');
    const { status } = await visitor.send('GET', `/api/auth/callback/google?code=the-code&state=${state}`);
    expect(status).toBe(302);
  }
  await visitor.post('/change-email', { newEmail: `new-${email}` });
  await visitor.post('/sign-out', {});

  node.signal('SIGTERM');
  expect(await node.ended).toBe(0);
  await rm(folder, { recursive: true });
  const log = node.lines.join('\n');
  expect(log.match(/"msg":"answered"/g)!.length).toBeGreaterThan(20);
  expect(secrets.size).toBeGreaterThan(20);
  for (const secret of secrets) expect.soft(log.includes(secret), `the log holds ${secret}`).toBe(false);
});
