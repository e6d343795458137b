import { GatehouseServerError } from './server-error.ts';

/** Where the service is, and how long to wait for it. */
export interface ServiceAddress {
  /** The URL of the service as this server reaches it, without a path: `http://gatehouse.internal:3000`. */
  baseURL: string;
  /** The service's option `basePath`, by default `/api/auth`. */
  basePath?: string;
  /** Milliseconds that a request to the service may take before it fails, 5000 by default. */
  timeout?: number;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch;
}

const TIMEOUT_MS = 5000;

/**
 * Sends a request to the service. It is never answered from a cache and follows no redirect.
 *
 * @throws GatehouseServerError SERVICE_UNAVAILABLE without an answer in time.
 */
export async function askService(address: ServiceAddress, path: string, init: RequestInit): Promise<Response> {
  const { timeout = TIMEOUT_MS, fetch: send = fetch } = address;
  const limit = AbortSignal.timeout(timeout);
  try {
    return await send(`${origin(address)}${path}`, {
      ...init,
      cache: 'no-store',
      redirect: 'manual',
      signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit,
    });
  } catch (cause) {
    throw unavailable(limit.aborted ? `did not answer within ${timeout} ms` : 'could not be reached', cause);
  }
}

/** The address of the service without a slash at the end. */
export function origin({ baseURL }: ServiceAddress): string {
  return baseURL.replace(/\/+$/, '');
}

/** The path of a REST call, such as `/get-session`. */
export function pathOf({ basePath = '/api/auth' }: ServiceAddress, call: string): string {
  return basePath.replace(/\/+$/, '') + call;
}

export function unavailable(reason: string, cause?: unknown): GatehouseServerError {
  return new GatehouseServerError('SERVICE_UNAVAILABLE', `Gatehouse ${reason}`, { cause });
}
