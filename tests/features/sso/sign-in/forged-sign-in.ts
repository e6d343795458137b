import type { JWTPayload } from 'jose';

import type { Person } from '#tests/support/person.ts';

import { returnTo } from './connections.ts';
import type { ForgingProvider } from '#tests/support/peers/forging-provider.ts';

export interface StartedFlow {
  callback: URL;
  state: string;
  nonce: string;
}

/** Starts a sign-in. @returns what an honest provider needs for its callback. */
export async function start(person: Person, providerId: string, more: object = {}): Promise<StartedFlow> {
  const body = { callbackURL: '/home', errorCallbackURL: '/sign-in', providerId, ...more };
  const answer = await person.post('/sign-in/sso', body);
  if (answer.status !== 200) throw new Error(`sign-in/sso answered ${answer.status} ${JSON.stringify(answer.body)}`);
  const { searchParams } = new URL(answer.body.url as string);
  const [callback, state, nonce] = ['redirect_uri', 'state', 'nonce'].map((name) => searchParams.get(name)!);
  return { callback: new URL(callback!), state: state!, nonce: nonce! };
}

/** The code is the nonce, so that the provider knows whose it is. */
export function finish(
  person: Person,
  { callback, state, nonce }: StartedFlow,
  parameters: Record<string, string> = { code: nonce },
) {
  const url = new URL(callback);
  for (const [name, value] of Object.entries({ state, ...parameters })) url.searchParams.set(name, value);
  return returnTo(person, url);
}

/** The whole flow, in which the provider states these claims. */
export async function signInThrough(
  provider: ForgingProvider,
  person: Person,
  { providerId, claims }: { providerId: string; claims: JWTPayload },
) {
  const flow = await start(person, providerId);
  provider.claims = claims;
  return finish(person, flow);
}
