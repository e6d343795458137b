import type { BetterAuthClientPlugin } from 'better-auth';
import { createAuthClient } from 'better-auth/client';

import type { Gatehouse } from '#server/app.ts';

import { Person } from './person.ts';

/** A browser's `fetch` with its cookies, speaking to the service as if over the network. */
export function cookieKeepingFetch(gatehouse: Gatehouse): { fetch: typeof fetch; person: Person } {
  const person = new Person(gatehouse);
  const keeping = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
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
  return { fetch: keeping, person };
}

/** The published client, unmodified, of the generation that the specification was written from. */
export function referenceClient<Plugins extends BetterAuthClientPlugin[] = []>(
  gatehouse: Gatehouse,
  plugins: Plugins = [] as unknown as Plugins,
) {
  const { fetch, person } = cookieKeepingFetch(gatehouse);
  const client = createAuthClient({
    baseURL: gatehouse.options.baseUrl,
    fetchOptions: { customFetchImpl: fetch },
    plugins,
  });
  return { client, person };
}
