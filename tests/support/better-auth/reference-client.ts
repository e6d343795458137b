import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { BetterAuthClientPlugin } from 'better-auth-oldest';
import { createAuthClient } from 'better-auth-oldest/client';
import { createAuthClient as createReactClient } from 'better-auth-oldest/react';
import type { BetterAuthClientPlugin as NewestPlugin } from 'better-auth';
import { createAuthClient as createNewestClient } from 'better-auth/client';
import { createAuthClient as createNewestReactClient } from 'better-auth/react';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';

import { Person } from '#tests/support/person.ts';

/** Records its calls: `POST /sign-in/email`. */
class RecordingPerson extends Person {
  readonly recordedCalls = new Set<string>();

  override send(request: InjectOptions & { url: string }): Promise<LightMyRequestResponse> {
    const { pathname } = new URL(request.url, 'http://localhost');
    this.recordedCalls.add(`${request.method ?? 'GET'} ${pathname.replace(this.gatehouse.options.basePath, '')}`);
    return super.send(request);
  }
}

/** A browser's `fetch` with cookies, whose requests are injected into the service. */
export function fetchWithCookies(gatehouse: Gatehouse): { fetch: typeof fetch; person: RecordingPerson } {
  const person = new RecordingPerson(gatehouse);
  const fetchWithPerson = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const payload = await request.text();
    const response = await person.send({
      method: request.method as 'GET' | 'POST',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(payload ? { payload } : {}),
    });
    const body = [204, 302, 304].includes(response.statusCode) ? null : response.body;
    const headers = Object.entries(response.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((line): [string, string] => [name, String(line)]),
    );
    return new Response(body, { status: response.statusCode, headers });
  };
  return { fetch: fetchWithPerson, person };
}

/** The entry points of the published packages; the React one adds hooks. */
export const entryPoints = ['vanilla', 'React'] as const;
type EntryPoint = (typeof entryPoints)[number];

const oldest = { vanilla: createAuthClient, React: createReactClient as unknown as typeof createAuthClient };
const newest = {
  vanilla: createNewestClient,
  React: createNewestReactClient as unknown as typeof createNewestClient,
};

/** The unmodified published client 1.2.8, on which the specification is based. */
export function referenceClient<Plugins extends BetterAuthClientPlugin[] = []>(
  gatehouse: Gatehouse,
  plugins: Plugins = [] as unknown as Plugins,
  entryPoint: EntryPoint = 'vanilla',
) {
  const { fetch, person } = fetchWithCookies(gatehouse);
  const client = oldest[entryPoint]({
    baseURL: gatehouse.options.baseUrl,
    fetchOptions: { customFetchImpl: fetch },
    plugins,
  });
  return { client, person, recordedCalls: person.recordedCalls };
}

/** The unmodified newest published client. */
export function newestClient<Plugins extends NewestPlugin[] = []>(
  gatehouse: Gatehouse,
  plugins: Plugins = [] as unknown as Plugins,
  entryPoint: EntryPoint = 'vanilla',
) {
  const { fetch, person } = fetchWithCookies(gatehouse);
  const client = newest[entryPoint]({
    baseURL: gatehouse.options.baseUrl,
    fetchOptions: { customFetchImpl: fetch },
    plugins,
  });
  return { client, person, recordedCalls: person.recordedCalls };
}
