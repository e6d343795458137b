import { randomUUID } from 'node:crypto';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { expectOk, newOrganization, type TestOrganization } from '#tests/support/organization.ts';
import { runSql } from '#tests/support/postgres.ts';

export interface ScimAnswer {
  status: number;
  // Tests assert the body's shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  headers: Record<string, string | undefined>;
}

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The provisioning client of a directory. */
export class ScimClient {
  readonly gatehouse: Gatehouse;
  token: string | null;
  /** Sent with every request. */
  readonly headers: Record<string, string>;

  constructor(gatehouse: Gatehouse, token: string | null, headers: Record<string, string> = {}) {
    this.gatehouse = gatehouse;
    this.token = token;
    this.headers = headers;
  }

  /** The same client with other headers. */
  with(headers: Record<string, string> = {}): ScimClient {
    return new ScimClient(this.gatehouse, this.token, headers);
  }

  async send(method: Method, path: string, body?: unknown): Promise<ScimAnswer> {
    const response = await this.gatehouse.app.inject({
      method,
      url: `/api/auth/scim/v2${path}`,
      headers: {
        ...(this.token !== null && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/scim+json' }),
        ...this.headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return {
      status: response.statusCode,
      body: response.payload === '' ? null : JSON.parse(response.payload),
      headers: response.headers as ScimAnswer['headers'],
    };
  }

  readonly get = (path: string, query: Record<string, string | number> = {}, headers?: Record<string, string>) => {
    const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
    return this.with(headers).send('GET', text === '' ? path : `${path}?${text}`);
  };
  readonly post = (path: string, body: unknown) => this.send('POST', path, body);
  readonly put = (path: string, body: unknown, headers?: Record<string, string>) =>
    this.with(headers).send('PUT', path, body);
  readonly patch = (path: string, body: unknown, headers?: Record<string, string>) =>
    this.with(headers).send('PATCH', path, body);
  readonly delete = (path: string, headers?: Record<string, string>) => this.with(headers).send('DELETE', path);
}

export interface TestDirectory {
  organization: TestOrganization;
  id: string;
  /** Proven by the organization. */
  domain: string;
  scim: ScimClient;
}

/** A new organization with a proven domain and a directory. */
export async function newDirectory(gatehouse: Gatehouse, fields: object = {}): Promise<TestDirectory> {
  const organization = await newOrganization(gatehouse);
  const domain = `d${randomUUID().slice(0, 8)}.example`;
  const { id: organizationId, owner } = organization;
  await expectOk(owner.post('/organization/add-domain', { organizationId, domain }));
  await proveDomain(gatehouse, domain);
  const input = { organizationId, name: 'Okta', ...fields };
  const { body } = await expectOk(owner.post('/organization/create-directory', input));
  return { organization, id: body.directory.id, domain, scim: new ScimClient(gatehouse, body.token) };
}

async function proveDomain({ options }: Gatehouse, domain: string): Promise<void> {
  const proven = `update organization_domain set verified_at = now(), checked_at = now() where domain = '${domain}'`;
  await runSql(options.databaseUrl!, proven);
}
