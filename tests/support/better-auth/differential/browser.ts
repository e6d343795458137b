import { createAuthClient as newest } from 'better-auth/client';
import * as newestPlugins from 'better-auth/client/plugins';
import { createAuthClient as oldest } from 'better-auth-oldest/client';
import * as oldestPlugins from 'better-auth-oldest/client/plugins';

import { endpointOf, type Endpoint } from './endpoints.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { BASE_URL, type Service, type Version } from './service.ts';

type Input = Record<string, unknown>;
// The scenarios read single fields of the answers of two services.
// oxlint-disable-next-line typescript/no-explicit-any
type Body = any;

const withTeams = { teams: { enabled: true }, dynamicAccessControl: { enabled: true } } as const;
const createClient = {
  newest: (customFetchImpl: typeof fetch): unknown => {
    const { adminClient, jwtClient, magicLinkClient, organizationClient } = newestPlugins;
    const plugins = [organizationClient(withTeams), adminClient(), magicLinkClient(), jwtClient()];
    return newest({ baseURL: BASE_URL, fetchOptions: { customFetchImpl, headers: { origin: BASE_URL } }, plugins });
  },
  oldest: (customFetchImpl: typeof fetch): unknown => {
    const { adminClient, jwtClient, magicLinkClient, organizationClient } = oldestPlugins;
    const plugins = [organizationClient({ teams: { enabled: true } }), adminClient(), magicLinkClient(), jwtClient()];
    return oldest({ baseURL: BASE_URL, fetchOptions: { customFetchImpl, headers: { origin: BASE_URL } }, plugins });
  },
};

/** By step: `organization.create: slug in use`. */
export type Outcomes = Map<string, Outcome>;

/** What the scenarios of one service did. */
export interface Recorder {
  service: Service;
  /** Of the reference of this version. */
  endpoints: Endpoint[];
  outcomes: Outcomes;
  /** The endpoints that answered a call successfully: `GET /list-sessions`. */
  succeeded: Set<string>;
}

/** A browser with the published client. */
export class Browser {
  readonly version: Version;
  readonly #recorder: Recorder;
  readonly #client: unknown;
  readonly #fetch: typeof fetch;
  #answered!: { method: string; path: string; status: number; location: string | null; body: Body };

  constructor(recorder: Recorder) {
    this.version = recorder.service.version;
    this.#recorder = recorder;
    this.#fetch = recorder.service.browserFetch();
    this.#client = createClient[recorder.service.version](this.#recordingFetch);
  }

  /** Makes a call that is not compared and returns its body. */
  async prepare(call: string, input?: Input): Promise<Body> {
    await this.#request(call, input);
    const { status, body } = this.#answered;
    if (status >= 400) throw new Error(`${call} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  /** Makes the call of the client before the colon, as a step to compare: `organization.create: slug in use`. */
  async call(step: string, input?: Input): Promise<Body> {
    await this.#request(step.split(': ')[0]!, input);
    this.#record(step);
    return this.#answered.body;
  }

  /**
   * A call that succeeds, after the same call without a session, without each required field, and with each field of
   * another type. `others` make it first too.
   */
  async succeed(call: string, input?: Input, others: Record<string, Browser> = {}): Promise<Body> {
    await new Browser(this.#recorder).call(`${call}: without a session`, input);
    await this.callMalformed(call, input);
    for (const [name, browser] of Object.entries(others)) await browser.call(`${call}: ${name}`, input);
    return this.call(call, input);
  }

  async callMalformed(call: string, input: Input = {}): Promise<void> {
    const query = input['query'] as Input | undefined;
    const fields = query ?? input;
    const change = (changed: Input) => (query ? { query: changed } : withMethod(changed));
    await this.#findMethod(call, input);
    const { required = [] } = endpointOf(this.#recorder.endpoints, this.#answered.method, this.#answered.path) ?? {};
    for (const field of required) {
      const { [field]: removed, ...rest } = fields;
      if (removed !== undefined) await this.call(`${call}: no ${field}`, change(rest));
    }
    for (const [field, value] of Object.entries(fields)) {
      if (field === 'fetchOptions') continue;
      // Every value of a query is a text.
      if (query ? typeof value !== 'number' : value === null) continue;
      const other = typeof value === 'string' ? { other: 'type' } : 'another type';
      await this.call(`${call}: malformed ${field}`, change({ ...fields, [field]: other }));
    }
  }

  /** Follows a link, or posts a form to it: a step named by the path of its endpoint, `/verify-email: used token`. */
  async open(step: string, url: string, form?: URLSearchParams): Promise<void> {
    await this.#recordingFetch(url, form ? { method: 'POST', body: form, headers: { origin: BASE_URL } } : {});
    this.#record(step);
  }

  /** Sends the request through the client's `$fetch`, for what its types do not offer. */
  async #request(call: string, input?: Input): Promise<void> {
    let target = this.#client as Record<string, (input?: Input) => Promise<unknown>>;
    if (call.startsWith('/')) {
      const { query, ...body } = input ?? {};
      const method = Object.keys(body).length > 0 ? { method: 'POST', body } : { method: 'GET' };
      await (target['$fetch'] as unknown as (path: string, options: object) => Promise<unknown>)(call, {
        ...method,
        ...(query ? { query } : {}),
      });
      return;
    }
    const names = call.split('.');
    for (const name of names.slice(0, -1)) target = target[name] as unknown as typeof target;
    await target[names.at(-1)!]!(input);
  }

  /** The client chooses the method by the input; no request is sent. */
  async #findMethod(call: string, input: Input): Promise<void> {
    this.#isOffline = true;
    await this.#request(call, input).finally(() => (this.#isOffline = false));
  }

  #isOffline = false;

  #recordingFetch = async (target: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(target, init);
    const path = new URL(request.url).pathname.replace('/api/auth', '');
    const response = this.#isOffline ? Response.json(null) : await this.#fetch(request);
    const text = await response.clone().text();
    const isJson = response.headers.get('content-type')?.includes('json');
    const body: Body = isJson && text !== '' ? JSON.parse(text) : text === '' ? undefined : text;
    const location = response.headers.get('location');
    this.#answered = { method: request.method, path, status: response.status, location, body };
    return response;
  };

  #record(step: string): void {
    const { outcomes, succeeded, endpoints } = this.#recorder;
    if (outcomes.has(step)) throw new Error(`Two steps are named ${step}`);
    outcomes.set(step, outcomeOf(this.#answered));
    const endpoint = endpointOf(endpoints, this.#answered.method, this.#answered.path);
    if (endpoint && this.#answered.status < 400) succeeded.add(endpoint.name);
  }
}

/** The client sends an input without fields as `GET`. */
function withMethod(input: Input): Input {
  return Object.keys(input).length > 0 ? input : { fetchOptions: { method: 'POST' } };
}
