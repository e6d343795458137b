import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as httpRequest, type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import ipaddr from 'ipaddr.js';

import type { OutgoingOptions } from './social.options.ts';

/** Why a provider could not be asked: its address, its silence or the size of its answer. */
export class OutgoingError extends Error {
  override name = 'OutgoingError';
}

export interface OutgoingRequest {
  method?: string | undefined;
  headers?: HeadersInit | undefined;
  body?: unknown;
}

/**
 * The one way out to providers: over TLS, within a time and a size, following no redirect, and to no address of a
 * private network unless the options name the host. The address that was checked is the one connected to.
 */
export class Outgoing {
  readonly #options: OutgoingOptions;
  readonly #userAgent: string;

  constructor(options: OutgoingOptions, baseUrl: string) {
    this.#options = options;
    this.#userAgent = `Gatehouse (+${baseUrl})`;
  }

  /** As the web's `fetch`, for the libraries that take one. */
  readonly fetch = async (url: string, { method = 'GET', headers, body }: OutgoingRequest = {}): Promise<Response> => {
    const target = new URL(url);
    const isPrivateAllowed = this.#requireAllowed(target);
    const sent = { 'user-agent': this.#userAgent, ...Object.fromEntries(new Headers(headers)) };
    // Libraries hand over URLSearchParams or text; both are their own wire form.
    const payload = body === undefined || body === null ? undefined : String(body as string | URLSearchParams);
    const signal = AbortSignal.timeout(this.#options.timeoutMs);
    try {
      const lookup = isPrivateAllowed ? undefined : publicLookup;
      const response = await open(target, { method, headers: sent, signal, agent: false, lookup }, payload);
      return await collect(response, this.#options.maxBytes);
    } catch (error) {
      if (error instanceof OutgoingError) throw error;
      throw new OutgoingError(`${target.host} did not answer`, { cause: error });
    }
  };

  #requireAllowed(target: URL): boolean {
    const host = target.hostname.replace(/^\[|\]$/g, '');
    const isPrivateAllowed = this.#options.privateHosts.includes(host);
    if (target.protocol !== 'https:' && !(target.protocol === 'http:' && isPrivateAllowed)) {
      throw new OutgoingError(`${target.host} is not asked without TLS`);
    }
    if (target.username || target.password) throw new OutgoingError('An address with credentials is not asked');
    if (!isPrivateAllowed && isIP(host) && !isPublic(host)) throw new OutgoingError(`${host} is not a public address`);
    return isPrivateAllowed;
  }
}

/** Whether an address is one of the public internet; one that wraps another (mapped, 6to4, NAT64) is not. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Resolves as usual, and refuses a name of which any address is private. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const refused = addresses?.find(({ address }) => !isPublic(address));
    if (error) done(error, '', 0);
    else if (refused) done(new OutgoingError(`${hostname} is at ${refused.address}, not a public address`), '', 0);
    else if (options.all) done(null, addresses);
    else done(null, addresses[0]!.address, addresses[0]!.family);
  });
};

function open(target: URL, options: RequestOptions, payload: string | undefined): Promise<IncomingMessage> {
  return new Promise((answered, failed) => {
    const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
    const request: ClientRequest = send(target, options, answered);
    request.on('error', failed);
    request.end(payload);
  });
}

async function collect(response: IncomingMessage, maxBytes: number): Promise<Response> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new OutgoingError(`The answer is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  const status = response.statusCode!;
  const body = [204, 205, 304].includes(status) ? null : Buffer.concat(chunks);
  const type = response.headers['content-type'];
  return new Response(body, { status, headers: type === undefined ? {} : { 'content-type': type } });
}
