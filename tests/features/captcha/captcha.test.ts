import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { betterAuth } from 'better-auth';
import { memoryAdapter } from 'better-auth/adapters/memory';
import { captcha as peer } from 'better-auth/plugins';
import { expect, test } from 'vitest';

import { captchaProviders } from '#server/features/captcha/captcha.options.ts';
import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { startGatehouse } from '#tests/support/test.ts';

/** A service that verifies captchas, on loopback. */
class CaptchaService implements AsyncDisposable {
  readonly asked: { type: string | undefined; fields: Record<string, string> }[] = [];
  status = 200;
  answer: unknown = { success: true };
  readonly #server = createServer((request, response) => {
    void this.#record(request).then(() => {
      response.writeHead(this.status, { 'content-type': 'application/json' });
      response.end(typeof this.answer === 'string' ? this.answer : JSON.stringify(this.answer));
    });
  });

  static async start(): Promise<CaptchaService> {
    const service = new CaptchaService();
    await new Promise<void>((listening) => service.#server.listen(0, '127.0.0.1', listening));
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/siteverify`;
  }

  async #record(request: IncomingMessage): Promise<void> {
    const body = await text(request);
    const type = request.headers['content-type'];
    const isJson = type === 'application/json';
    const fields = isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
    this.asked.push({ type, fields });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}

const SECRET = 'the secret key of the site';

const startWith = (url: string, options: object = {}) =>
  startGatehouse({
    captcha: { provider: 'cloudflare-turnstile', secretKey: SECRET, siteVerifyURLOverride: url, ...options },
    outgoing: { privateHosts: ['127.0.0.1'] },
  });

let people = 0;
/** With a response to a captcha, or without. */
function signUp(gatehouse: Gatehouse, response?: string, path = '/sign-up/email') {
  const person = Object.assign(new Person(gatehouse), {
    headers: response === undefined ? {} : { 'x-captcha-response': response },
  });
  return person.post(path, { email: `captcha-${(people += 1)}@example.com`, password: PASSWORD, name: 'Ada' });
}

test('listed calls need a solved captcha over REST and RPC, others and calls of the server do not', async () => {
  await using service = await CaptchaService.start();
  await using gatehouse = await startWith(service.url);
  const missing = { status: 400, body: { code: 'MISSING_RESPONSE', message: 'Missing CAPTCHA response' } };
  for (const path of ['/sign-up/email', '/sign-in/email', '/request-password-reset', '/forget-password']) {
    expect.soft([path, await signUp(gatehouse, undefined, path)]).toEqual([path, missing]);
    expect.soft(await signUp(gatehouse, '', path)).toEqual(missing);
  }
  const rpc = await new Person(gatehouse).post('/api/trpc/signUp.email', {});
  expect(rpc.body.error.data.code).toBe('MISSING_RESPONSE');
  expect(service.asked).toEqual([]);

  expect(await signUp(gatehouse, 'solved')).toMatchObject({ status: 200 });
  service.answer = { success: false, 'error-codes': ['invalid-input-response'] };
  expect(await signUp(gatehouse, 'wrong')).toEqual({
    status: 403,
    body: { code: 'VERIFICATION_FAILED', message: 'Captcha verification failed' },
  });
  const unlisted = { email: 'a@example.com', type: 'sign-in' };
  expect(await new Person(gatehouse).post('/email-otp/send-verification-otp', unlisted)).toMatchObject({ status: 200 });
  const input = { email: 'server@example.com', password: PASSWORD, name: 'Ada' };
  expect(await gatehouse.call('signUp.email', input)).toMatchObject({ user: { email: input.email } });
});

test('without an answer of the service, the call fails and the log says so', async () => {
  await using service = await CaptchaService.start();
  await using gatehouse = await startWith(service.url);
  const failed = { status: 500, body: { code: 'UNKNOWN_ERROR', message: 'Something went wrong' } };
  service.status = 500;
  expect(await signUp(gatehouse, 'solved')).toEqual(failed);
  service.status = 200;
  service.answer = 'not JSON';
  expect(await signUp(gatehouse, 'solved')).toEqual(failed);
  service.answer = { anything: true };
  expect(await signUp(gatehouse, 'solved')).toEqual(failed);
});

test('a score of reCAPTCHA below the lowest one is no person', async () => {
  await using service = await CaptchaService.start();
  await using gatehouse = await startWith(service.url, { provider: 'google-recaptcha', minScore: 0.4 });
  service.answer = { success: true, score: 0.39 };
  expect(await signUp(gatehouse, 'solved')).toMatchObject({ status: 403 });
  service.answer = { success: true, score: 0.4 };
  expect(await signUp(gatehouse, 'solved')).toMatchObject({ status: 200 });
});

test.for(captchaProviders)('%s is asked as by the published package', async (provider) => {
  await using service = await CaptchaService.start();
  const captcha = { provider, secretKey: SECRET, siteKey: 'the site', siteVerifyURLOverride: service.url };
  await using gatehouse = await startWith(service.url, captcha);
  expect(await signUp(gatehouse, 'a response + more')).toMatchObject({ status: 200 });

  const theirs = betterAuth({
    baseURL: 'http://localhost:3000',
    secret: 'a secret for the tests, thirty-two or more',
    database: memoryAdapter({ user: [], session: [], account: [], verification: [] }),
    emailAndPassword: { enabled: true },
    plugins: [peer(captcha)],
  });
  await theirs.handler(
    new Request('http://localhost:3000/api/auth/sign-up/email', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-captcha-response': 'a response + more',
        'x-forwarded-for': '127.0.0.1',
      },
      body: JSON.stringify({ email: 'ada@example.com', password: PASSWORD, name: 'Ada' }),
    }),
  );
  const [own, published] = service.asked;
  expect(own!.fields).toEqual(published!.fields);
  expect(own!.type).toBe(published!.type);
});

test('an endpoint that no call without a session has, or a provider without its key, stops the start', async () => {
  const captcha = { provider: 'hcaptcha', secretKey: SECRET } as const;
  await expect(startGatehouse({ captcha: { ...captcha, endpoints: ['/sign-in/mail'] } })).rejects.toThrow(
    'Option captcha.endpoints: no POST without a session has the path /sign-in/mail',
  );
  await expect(startGatehouse({ captcha: { provider: 'hcaptcha' } })).rejects.toThrow('captcha.secretKey');
  await using gatehouse = await startGatehouse({ captcha: { ...captcha, endpoints: ['/sign-in/*'] } });
  const { status, body } = await new Person(gatehouse).post('/sign-in/email-otp', {
    email: 'a@example.com',
    otp: '123456',
  });
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'MISSING_RESPONSE' });
});
