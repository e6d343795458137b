import ipaddr from 'ipaddr.js';

import type { Options } from '#server/options/options.ts';

import { REST_PREFIX } from './rest.ts';

/** The public address of a call, for a mail. It comes from `baseUrl`, never from the request (security.md row 15). */
export function callAddress({ baseUrl }: Options, path: string, query: Record<string, string | undefined>): string {
  return withQuery(`${baseUrl}${REST_PREFIX}${path}`, query);
}

/** An address with parameters added to those it has; a path of this site stays a path. */
export function withQuery(address: string, query: Record<string, string | undefined>): string {
  const [beforeHash, ...hash] = address.split('#');
  const [path, ...search] = beforeHash!.split('?');
  const parameters = new URLSearchParams(search.join('?'));
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, value);
  const text = parameters.toString();
  return path + (text ? `?${text}` : '') + (hash.length > 0 ? `#${hash.join('#')}` : '');
}

/** A path of this site as an address; an address as it is. */
export function absolute(address: string, { baseUrl }: Options): string {
  return address.startsWith('/') ? new URL(address, baseUrl).href : address;
}

/** Whether an IP address is of this machine alone. */
export function isLoopbackAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** Whether a host name, as `URL` has it, always leads to this machine: names under `localhost` never leave it (RFC 6761). */
export function isLoopbackHost(hostname: string): boolean {
  const name = hostname.toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || isLoopbackAddress(name.replace(/^\[(.*)\]$/, '$1'));
}
