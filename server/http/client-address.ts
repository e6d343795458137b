import { isIP } from 'node:net';

import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

import { OptionsError } from '#server/lib/errors.ts';
import type { Options } from '#server/options/kit-options.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The canonical IP address of the client; empty if its connection is gone. */
    readonly clientAddress: string;
  }
}

/** Enough to find the proxy that writes such entries. */
const LOGGED_CHARACTERS = 64;

/**
 * The canonical form of an address as sockets and proxies write it: without port, brackets, quotes and zone, and IPv4-mapped
 * IPv6 as IPv4. Null for anything else, such as `unknown` or a host name.
 */
export function parseAddress(text: string | undefined): string | null {
  const unquoted = text?.trim().replace(/^"(.*)"$/, '$1') ?? '';
  const [, bracketed] = /^\[(.+)\](?::\d+)?$/.exec(unquoted) ?? [];
  // Some proxies append the port to IPv6 addresses without brackets; one of five digits cannot be a part of them.
  const spellings = [bracketed ?? unquoted, unquoted.replace(/:\d+$/, '')].map((each) => each.replace(/%.*$/, ''));
  // Stricter than ipaddr.js, for which `1` is an address.
  const address = spellings.find((each) => isIP(each) !== 0);
  return address === undefined ? null : ipaddr.process(address).toString();
}

/**
 * Fastify's `trustProxy` for the option: which proxies append to `X-Forwarded-For`, however their addresses are written.
 *
 * @throws OptionsError for an entry that is no address, network or name of networks.
 */
export function trustedProxies({ trustProxy }: Pick<Options, 'trustProxy'>): boolean | ((address: string) => boolean) {
  if (typeof trustProxy === 'boolean') return trustProxy;
  const entries = [trustProxy].flat().flatMap((entry) => entry.split(',').map((each) => each.trim()));
  try {
    const isTrusted = proxyAddr.compile(entries.filter(Boolean));
    return (text) => {
      const address = parseAddress(text);
      return address !== null && isTrusted(address, 0);
    };
  } catch (error) {
    throw new OptionsError(`Option trustProxy: ${(error as Error).message}`);
  }
}

/**
 * Adds `clientAddress` to requests, which everything that concerns the address of a client uses: limits, sessions, audit log.
 * An entry of a proxy that is no address counts as that of the proxy; the first one is logged.
 */
export function addClientAddress(app: FastifyInstance): void {
  let isLogged = false;
  app.decorateRequest('clientAddress', {
    getter(this: FastifyRequest) {
      const entries = this.ips ?? [this.ip];
      const addresses = entries.map(parseAddress);
      const entry = entries.at(-1);
      if (addresses.at(-1) === null && entries.length > 1 && !isLogged) {
        isLogged = true;
        const logged = { entry: entry?.slice(0, LOGGED_CHARACTERS) };
        app.log.warn(
          logged,
          'X-Forwarded-For of a trusted proxy names no address: its clients count as one, the proxy',
        );
      }
      return addresses.findLast((address) => address !== null) ?? '';
    },
  });
}
