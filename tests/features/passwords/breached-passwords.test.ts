import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { describe, expect, test as plainTest } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { isBreached } from '#server/features/passwords/breached-passwords.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { newestCodeTo, newestMailTo } from '#tests/support/mailbox.ts';
import { Person, type Answer } from '#tests/support/person.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';

const BREACHED = 'nineteen purple elephants';
const UNKNOWN = 'eleven orange submarines';

const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();

/** A breach service on loopback. It knows one password, and pads its answers with the hash of the other. */
class BreachService implements AsyncDisposable {
  readonly requests: { path: string; padding: unknown }[] = [];
  status = 200;
  readonly #server = createServer((request, response) => {
    this.requests.push({ path: request.url!, padding: request.headers['add-padding'] });
    const lines = [`${hashOf(BREACHED).slice(5)}:3`, `${hashOf(UNKNOWN).slice(5)}:0`];
    response.writeHead(this.status).end(lines.join('\r\n'));
  });

  static async start(): Promise<BreachService> {
    const service = new BreachService();
    await new Promise<void>((listening) => service.#server.listen(0, '127.0.0.1', listening));
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/range/`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await new Promise((closed) => this.#server.close(closed));
  }
}

const startWith = (url: string) =>
  startGatehouse({
    emailAndPassword: { breachedPasswords: { enabled: true, url } },
    outgoing: { privateHosts: ['127.0.0.1'] },
  });

const test = base.extend<{ checked: { gatehouse: Gatehouse; service: BreachService } }>({
  checked: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using service = await BreachService.start();
      await using gatehouse = await startWith(service.url);
      await use({ gatehouse, service });
    },
    { scope: 'file' },
  ],
});

const signUp = (gatehouse: Gatehouse, password: string) =>
  new Person(gatehouse).post('/sign-up/email', { email: `${randomUUID()}@example.com`, password, name: 'Ada' });

/** Calls with a new password. Those that lock the user must ask the service before. */
const calls: Record<string, (person: Person, password: string) => Promise<Answer>> = {
  'signUp.email': ({ gatehouse }, password) => signUp(gatehouse, password),
  changePassword: (person, newPassword) =>
    person.post('/change-password', { currentPassword: person.password, newPassword }),
  resetPassword: async ({ gatehouse, email }, newPassword) => {
    await new Person(gatehouse).post('/forget-password', { email });
    const { token } = await newestMailTo(gatehouse, email);
    return new Person(gatehouse).post('/reset-password', { token, newPassword });
  },
  'emailOtp.resetPassword': async ({ gatehouse, email }, password) => {
    const browser = new Person(gatehouse);
    await browser.post('/forget-password/email-otp', { email });
    return browser.post('/email-otp/reset-password', { email, otp: await newestCodeTo(gatehouse, email), password });
  },
  'admin.createUser': async ({ gatehouse, email }, password) =>
    (await signUpWithRole(gatehouse, 'admin')).post('/admin/create-user', {
      email: `new-${email}`,
      password,
      name: 'X',
    }),
  'admin.setUserPassword': async ({ gatehouse, id }, newPassword) =>
    (await signUpWithRole(gatehouse, 'admin')).post('/admin/set-user-password', { userId: id, newPassword }),
};

describe.for(Object.entries(calls))('%s', ([, call]) => {
  test.for([
    [BREACHED, 400, 'PASSWORD_COMPROMISED'],
    [UNKNOWN, 200, undefined],
  ] as const)('answers «%s» with %i', async ([password, status, code], { checked: { gatehouse } }) => {
    const answer = await call(await Person.signUp(gatehouse), password);

    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

test('the breach service gets five characters of the hash, and is asked for padding', async ({ checked }) => {
  checked.service.requests.length = 0;
  await signUp(checked.gatehouse, BREACHED);

  expect(checked.service.requests).toEqual([{ path: `/range/${hashOf(BREACHED).slice(0, 5)}`, padding: 'true' }]);
});

test('a breach service that fails lets the password pass, and the log says so', async ({ checked }) => {
  const { gatehouse, service } = checked;
  service.status = 503;
  const warnings: unknown[] = [];
  const log = { warn: (...entry: unknown[]) => void warnings.push(entry.at(-1)) };

  expect(await isBreached({ options: gatehouse.options, log }, BREACHED)).toBe(false);
  expect(warnings).toEqual(['a new password was accepted without a check for breaches']);
  expect((await signUp(gatehouse, BREACHED)).status).toBe(200);
  service.status = 200;
});

plainTest('a breach service that is down lets the password pass', async () => {
  const service = await BreachService.start();
  const { url } = service;
  await service[Symbol.asyncDispose]();
  await using gatehouse = await startWith(url);

  expect((await signUp(gatehouse, BREACHED)).status).toBe(200);
});

base('no breach service is asked by default', async ({ gatehouse }) => {
  expect((await signUp(gatehouse, BREACHED)).status).toBe(200);
});
