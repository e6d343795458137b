import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as httpRequest, type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import ipaddr from 'ipaddr.js';

import type { OutgoingOptions } from './social.options.ts';

/** A request that was not sent, or whose response is missing or too long. */
export class HttpClientError extends Error {
  override name = 'HttpClientError';
}

/** Has the signature of the global `fetch`, for libraries that accept a replacement. */
export type HttpClient = (url: string, request?: RequestInit) => Promise<Response>;

/**
 * The HTTP client for providers and webhooks, protected against SSRF: only TLS and public addresses unless the options name the host,
 * no redirects, a time limit and a size limit. It connects to the address that was checked.
 */
export function createHttpClient(options: OutgoingOptions, baseUrl: string): HttpClient {
  return async (url, { method = 'GET', headers, body } = {}) => {
    const target = new URL(url);
    const isPrivateAllowed = requireAllowed(target, options);
    const allHeaders = { 'user-agent': `Gatehouse (+${baseUrl})`, ...Object.fromEntries(new Headers(headers)) };
    // Libraries pass URLSearchParams or text; `String` serializes both.
    const payload = body === undefined || body === null ? undefined : String(body as string | URLSearchParams);
    const signal = AbortSignal.timeout(options.timeoutMs);
    try {
      const lookup = isPrivateAllowed ? undefined : lookupPublic;
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
  const target = new URL(url);
  if (requireAllowed(target, options)) return;
  await new Promise<void>((resolved, reject) => {
    // A name that does not resolve yet is no risk.
    lookupPublic(target.hostname, {}, (error) => (error instanceof HttpClientError ? reject(error) : resolved()));
  });
}

function requireAllowed(target: URL, { privateHosts }: OutgoingOptions): boolean {
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const isPrivateAllowed = privateHosts.includes(host);
  if (target.protocol !== 'https:' && !(target.protocol === 'http:' && isPrivateAllowed)) {
    throw new HttpClientError(`${target.host} must be requested over TLS`);
  }
  if (target.username || target.password) throw new HttpClientError('The URL must not contain credentials');
  if (!isPrivateAllowed && isIP(host) && !isPublic(host)) {
    throw new HttpClientError(`${host} is not a public address`);
  }
  return isPrivateAllowed;
}

/** Whether an IP address is public; one that embeds another (mapped, 6to4, NAT64) is not. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** A DNS lookup that rejects a name if any of its addresses is private. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const rejected = addresses?.find(({ address }) => !isPublic(address));
    if (error) done(error, '', 0);
    else if (rejected) done(new HttpClientError(`${hostname} resolves to the private ${rejected.address}`), '', 0);
    else if (options.all) done(null, addresses);
    else done(null, addresses[0]!.address, addresses[0]!.family);
  });
};

function send(target: URL, options: RequestOptions, payload: string | undefined): Promise<IncomingMessage> {
  return new Promise((resolveResponse, reject) => {
    const start = target.protocol === 'https:' ? httpsRequest : httpRequest;
    const request: ClientRequest = start(target, options, resolveResponse);
    request.on('error', reject);
    request.end(payload);
  });
}

async function readResponse(response: IncomingMessage, maxBytes: number): Promise<Response> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new HttpClientError(`The response is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  const status = response.statusCode!;
  const body = [204, 205, 304].includes(status) ? null : Buffer.concat(chunks);
  const type = response.headers['content-type'];
  return new Response(body, { status, headers: type === undefined ? {} : { 'content-type': type } });
}
