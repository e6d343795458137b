import { randomUUID } from 'node:crypto';

import type { InjectOptions, LightMyRequestResponse } from 'fastify';

import { DEFAULT_BASE_PATH } from '#server/options/base-path.options.ts';
import type { Gatehouse } from '#server/app/create-gatehouse.ts';

import { assertDocumented } from './assert-documented.ts';
import { servedDocument } from './sources/served-document.ts';
import { runSql } from './postgres.ts';

export interface Answer {
  status: number;
  // Tests assert the body's shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export const PASSWORD = 'correct horse battery staple';

interface PersonDetails {
  email?: string;
  name?: string;
  username?: string;
}

/** A user's browser: sends injected HTTP requests and stores the cookies of the service. */
export class Person {
  readonly cookies = new Map<string, string>();
  readonly gatehouse: Gatehouse;
  /** Sent with every request. */
  headers: Record<string, string> = {};
  email = `person-${randomUUID()}@example.com`;
  password = PASSWORD;
  name = 'Ada Lovelace';
  id = '';

  constructor(gatehouse: Gatehouse) {
    this.gatehouse = gatehouse;
  }

  static async signUp(gatehouse: Gatehouse, details: PersonDetails = {}): Promise<Person> {
    const { username, ...own } = details;
    const person = Object.assign(new Person(gatehouse), own);
    const { email, password, name } = person;
    const { status, body } = await person.post('/sign-up/email', { email, password, name, username });
    if (status !== 200) throw new Error(`Sign-up answered ${status}: ${JSON.stringify(body)}`);
    person.id = body.user.id as string;
    return person;
  }

  /** Signs up and marks the email as verified. */
  static async signUpVerified(gatehouse: Gatehouse, details: PersonDetails = {}): Promise<Person> {
    const person = await Person.signUp(gatehouse, details);
    await runSql(gatehouse.options.databaseUrl!, `update "user" set email_verified = true where id = '${person.id}'`);
    return person;
  }

  /** Signs in the same user with a new set of cookies. */
  async inAnotherBrowser(): Promise<Person> {
    const other = Object.assign(new Person(this.gatehouse), { email: this.email, name: this.name, id: this.id });
    await other.post('/sign-in/email', { email: this.email, password: this.password });
    return other;
  }

  async get(path: string, query: Record<string, string | string[]> = {}): Promise<Answer> {
    return answerOf(await this.send({ method: 'GET', url: path, query }));
  }

  async post(path: string, body?: unknown): Promise<Answer> {
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    return answerOf(await this.send({ method: 'POST', url: path, ...payload, headers }));
  }

  /**
   * `url` is relative to the base path unless it starts with it, `/api` or `/dev`. A request without headers is that of a program,
   * which mailed links do not ask for confirmation.
   */
  async send(request: InjectOptions & { url: string }): Promise<LightMyRequestResponse> {
    const { basePath } = this.gatehouse.options;
    const isAbsolute = /^\/(api|dev)\//.test(request.url) || request.url.startsWith(`${basePath}/`);
    const url = isAbsolute ? request.url : basePath + request.url;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = request.headers ?? { accept: 'application/json' };
    const headers = { ...this.headers, ...(cookie ? { cookie } : {}), ...own };
    const response = await this.gatehouse.app.inject({ ...request, url, headers });
    this.storeCookies(response);
    const { statusCode: status, body } = response;
    const documentedUrl = url.replace(basePath, DEFAULT_BASE_PATH);
    const answer = { method: request.method ?? 'GET', url: documentedUrl, status, headers: response.headers, body };
    await assertDocumented(answer, await servedDocument(this.gatehouse));
    return response;
  }

  storeCookies(response: LightMyRequestResponse): void {
    for (const line of [response.headers['set-cookie'] ?? []].flat()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (/max-age=0/i.test(line)) this.cookies.delete(name!);
      else this.cookies.set(name!, value!);
    }
  }
}

export function answerOf(response: LightMyRequestResponse): Answer {
  const isJson = response.headers['content-type']?.includes('json') ?? false;
  return { status: response.statusCode, body: isJson ? response.json() : response.body };
}
