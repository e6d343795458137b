import type { Outputs } from '#client/sdk/calls.ts';

import { texts } from './texts.ts';

export type Connection = Outputs['sso']['providers']['providers'][number];
export type Attempt = Outputs['sso']['listAttempts'][number];

type ConnectionState = keyof typeof texts.state;

/** What the state of a connection follows from. */
export type WithState = Pick<Connection, 'enabled' | 'tested' | 'attention'>;

export function stateOf({ enabled, tested, attention }: WithState): ConnectionState {
  if (enabled) return attention.length > 0 ? 'attention' : 'on';
  return tested ? 'off' : 'untested';
}

type Domain = Connection['domains'][number];

export const isProven = ({ status }: Pick<Domain, 'status'>) => status === 'verified' || status === 'failing';

/** The names of proven domains, for a sentence. */
export const provenNames = (domains: readonly Pick<Domain, 'domain' | 'status'>[]) =>
  domains
    .filter(isProven)
    .map(({ domain }) => domain)
    .join(', ');

/** For sentences about the reason of a failed sign-in. */
export function reasonText(code: string): string {
  const { other, ...known } = texts.reasons;
  return Object.hasOwn(known, code) ? known[code as keyof typeof known] : other(code.slice(0, 64));
}
