import type { LightMyRequestResponse } from 'fastify';

import { servedCalls } from '#server/transports/procedures.ts';
import { DEFAULT_BASE_PATH, RPC_PREFIX } from '#server/options/base-path.options.ts';
import { appRouter } from '#server/app/router.ts';

import type { Person } from '#tests/support/person.ts';

/** All calls served over HTTP. */
export const calls = servedCalls(appRouter).filter(({ meta }) => meta.guard !== 'server only');

export type Transport = 'REST' | 'RPC';

/** Pages and forms of providers have no RPC route. */
export function transportsOf(name: string): Transport[] {
  const { meta } = calls.find((call) => call.name === name)!;
  return meta.html || meta.file || meta.form ? ['REST'] : ['REST', 'RPC'];
}

/** Makes a call with a user's cookies and restores them afterwards. */
export async function makeCall(
  person: Person,
  [name, input]: [name: string, input: object],
  transport: Transport = 'REST',
): Promise<LightMyRequestResponse> {
  const { kind, meta } = calls.find((call) => call.name === name)!;
  const cookies = new Map(person.cookies);
  const path = meta.openapi!.path.replace(
    /\{(\w+)\}/g,
    (_, field: string) => (input as Record<string, string>)[field]!,
  );
  const url = transport === 'REST' ? DEFAULT_BASE_PATH + path : `${RPC_PREFIX}/${name}`;
  const payload = JSON.stringify(input);
  const query = transport === 'REST' ? (input as Record<string, string>) : { input: payload };
  const response = await person.send(
    kind === 'query'
      ? { method: 'GET', url, query }
      : { method: 'POST', url, payload, headers: { 'content-type': 'application/json' } },
  );
  person.cookies.clear();
  for (const [key, value] of cookies) person.cookies.set(key, value);
  await person.gatehouse.idle();
  return response;
}
