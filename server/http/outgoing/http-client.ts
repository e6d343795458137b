import type { LookupAddress } from 'node:dns';
import { request as httpRequest, type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import { isTransactionOpen } from '#server/lib/open-transaction.ts';

import { HttpClientError } from './http-client-error.ts';
import type { OutgoingOptions } from '#server/options/outgoing.options.ts';
import { isPublic } from './public-addresses.ts';
import { readResponse } from './read-response.ts';
import { resolveName } from './resolve-name.ts';

/** Has the signature of the global `fetch`, for libraries that accept a replacement. */
export type HttpClient = (url: string, request?: RequestInit) => Promise<Response>;

/**
 * The HTTP client for requests to other machines, protected against SSRF: only TLS and public addresses unless the options
 * name the host, no redirects, a time limit that includes DNS, and a size limit. It connects to the address that was checked.
 *
 * A request while a transaction is open throws: the other machine would decide how long its locks and its connection are held.
 */
export function createHttpClient(options: OutgoingOptions, baseUrl: string): HttpClient {
  return async (url, { method = 'GET', headers, body } = {}) => {
    requireNoTransaction(url);
    const target = new URL(url);
    requireAllowed(target, options);
    const allHeaders = {
      'user-agent': `Gatehouse (+${baseUrl})`,
      'accept-encoding': 'gzip, deflate, br',
      ...Object.fromEntries(new Headers(headers)),
    };
    // Libraries pass URLSearchParams or text; `String` serializes both.
    const payload = body === undefined || body === null ? undefined : String(body as string | URLSearchParams);
    const signal = AbortSignal.timeout(options.timeoutMs);
    try {
      const lookup = pinned(await resolveAllowed(target, options, signal));
      const response = await send(target, { method, headers: allHeaders, signal, agent: false, lookup }, payload);
      return await readResponse(response, options.maxBytes);
    } catch (error) {
      if (error instanceof HttpClientError) throw error;
      throw new HttpClientError(`${target.host} did not respond`, { cause: error });
    }
  };
}

/**
 * Rejects a URL that no request would be sent to, also by what its name resolves to now. Each request checks again.
 *
 * @throws HttpClientError
 */
export async function requireAllowedDestination(url: string, options: OutgoingOptions): Promise<void> {
  requireNoTransaction(url);
  const target = new URL(url);
  requireAllowed(target, options);
  await resolveAllowed(target, options, AbortSignal.timeout(options.timeoutMs)).catch((error: unknown) => {
    // A name that does not resolve yet is no risk.
    if (error instanceof HttpClientError) throw error;
  });
}

/**
 * The addresses to which a connection of another protocol than HTTP may be opened; none for a URL with an address instead of a name.
 *
 * @throws HttpClientError; an error of the resolver.
 */
export async function resolveDestination(target: URL, options: OutgoingOptions): Promise<LookupAddress[]> {
  requireNoTransaction(target.href);
  requireAllowed(target, options);
  return resolveAllowed(target, options, AbortSignal.timeout(options.timeoutMs));
}

function requireNoTransaction(url: string): void {
  if (isTransactionOpen()) throw new Error(`A request to ${new URL(url).host} must not wait inside a transaction`);
}

function requireAllowed(target: URL, options: OutgoingOptions): void {
  const host = hostOf(target);
  const isPrivateAllowed = options.privateHosts.includes(host);
  if (target.protocol !== 'https:' && !(target.protocol === 'http:' && isPrivateAllowed)) {
    throw new HttpClientError(`${target.host} must be requested over TLS`);
  }
  if (target.username || target.password) throw new HttpClientError('The URL must not contain credentials');
  if (isIP(host)) requirePublic(host, [{ address: host, family: isIP(host) }], options);
}

/** The addresses that a request to this URL may connect to. @throws HttpClientError if any of them is private. */
async function resolveAllowed(target: URL, options: OutgoingOptions, signal: AbortSignal): Promise<LookupAddress[]> {
  const host = hostOf(target);
  if (isIP(host)) return [];
  const { nameServers, privateHosts } = options;
  const addresses = await resolveName(host, { nameServers, usesSearchDomains: privateHosts.includes(host), signal });
  requirePublic(host, addresses, options);
  return addresses;
}

function requirePublic(host: string, addresses: readonly LookupAddress[], options: OutgoingOptions): void {
  if (options.privateHosts.includes(host)) return;
  const rejected = addresses.find(({ address }) => !isPublic(address, options.deniedNetworks));
  if (rejected) throw new HttpClientError(`${host} has the address ${rejected.address}, which is private or denied`);
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** A lookup that returns addresses that are already resolved. */
function pinned(addresses: LookupAddress[]): LookupFunction {
  return (_host, { all }, done) => {
    if (all) done(null, addresses);
    else done(null, addresses[0]!.address, addresses[0]!.family);
  };
}

function send(target: URL, options: RequestOptions, payload: string | undefined): Promise<IncomingMessage> {
  return new Promise((resolveResponse, reject) => {
    const start = target.protocol === 'https:' ? httpsRequest : httpRequest;
    const request: ClientRequest = start(target, options, resolveResponse);
    request.on('error', reject);
    request.end(payload);
  });
}
