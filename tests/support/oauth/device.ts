import type * as client from 'openid-client';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { DEVICE_CODE } from '#shared/device-grant/schemas.ts';
import { Application, postForm, type Metadata } from './application.ts';
import type { Answer, Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';

/** Asks for the program of a terminal, unless the test says otherwise. */
export const PROGRAM = {
  client_name: 'Acme CLI',
  kind: 'native',
  redirect_uris: [],
  grant_types: [DEVICE_CODE, 'refresh_token'],
};

/** As the device authorization endpoint answers (RFC 8628 section 3.2). */
interface Codes {
  device_code: string;
  user_code: string;
  verification_uri: string;
  verification_uri_complete: string;
  expires_in: number;
  interval: number;
}

/** A device that asks for access, without a library: polling when a test says so. */
export class Device {
  readonly application: Application;
  readonly gatehouse: Gatehouse;

  private constructor(application: Application) {
    this.application = application;
    this.gatehouse = application.gatehouse;
  }

  static async register(gatehouse: Gatehouse, metadata: Metadata = {}): Promise<Device> {
    return new Device(await Application.register(gatehouse, { ...PROGRAM, ...metadata }));
  }

  static of(application: Application): Device {
    return new Device(application);
  }

  get config(): client.Configuration {
    return this.application.config;
  }

  /** A new code. */
  async ask(form: Record<string, string> = {}): Promise<Codes> {
    const headers = { 'user-agent': 'acme-cli/1.4' };
    const asked = await postForm(this.gatehouse, '/device/code', {
      form: { client_id: this.application.clientId, ...form },
      headers,
    });
    if (asked.status !== 200) throw new Error(`The request answered ${asked.status}: ${JSON.stringify(asked.body)}`);
    return asked.body as Codes;
  }

  poll(code: Pick<Codes, 'device_code'>, form: Record<string, string> = {}): Promise<Answer> {
    const { clientId } = this.application;
    return postForm(this.gatehouse, '/oauth2/token', {
      form: { grant_type: DEVICE_CODE, device_code: code.device_code, client_id: clientId, ...form },
    });
  }

  /** Asks for a code that a user approves. */
  async approvedBy(person: Person, form: Record<string, string> = {}): Promise<Codes> {
    const codes = await this.ask(form);
    await claim(person, codes);
    const { status, body } = await decide(person, 'approve', codes);
    if (status !== 200) throw new Error(`The approval answered ${status}: ${JSON.stringify(body)}`);
    return codes;
  }
}

export const claim = (person: Person, { user_code }: Pick<Codes, 'user_code'>): Promise<Answer> =>
  person.get('/device', { user_code });

export const decide = (
  person: Person,
  decision: 'approve' | 'deny',
  { user_code: userCode }: Pick<Codes, 'user_code'>,
): Promise<Answer> => person.post(`/device/${decision}`, { userCode });

/** Lets time pass for all codes: they were requested and polled so many seconds ago. */
export function letPass(gatehouse: Gatehouse, seconds: number): Promise<unknown> {
  return runSql(
    gatehouse.options.databaseUrl!,
    `update device_code set last_polled_at = last_polled_at - interval '${seconds} seconds',
      created_at = created_at - interval '${seconds} seconds', expires_at = expires_at - interval '${seconds} seconds'`,
  );
}
