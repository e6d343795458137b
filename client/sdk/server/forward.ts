import { askService, pathOf, type ServiceAddress } from './ask-service.ts';
import { GatehouseServerError } from './server-error.ts';

export interface ForwardOptions {
  /**
   * The IP address of the client, for rate limits and the list of sessions. Take it from the connection or from a proxy of
   * your own, and set `TRUST_PROXY` of the service to the address of this server. Without it the service sees this server.
   */
  clientAddress?: string | undefined;
}

/** The calls of the service. Its other pages, such as the development mailbox, are not forwarded. */
const isCall = (address: ServiceAddress, path: string) =>
  path.startsWith(pathOf(address, '/')) || path.startsWith('/api/trpc/');

/** Headers of the connection (RFC 9110 section 7.6.1), and those by which a client could claim another address. */
const connectionHeaders = [
  'connection',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'proxy-authorization',
];
const addressHeaders = ['host', 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];
/** Of a body that `fetch` has decoded. */
const bodyHeaders = ['content-encoding', 'content-length'];

/** Sends a call of the browser to the service and returns the answer, with its cookies and redirects. */
export async function forwardTo(address: ServiceAddress, request: Request, options: ForwardOptions): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (!isCall(address, pathname)) return Response.json({ code: 'NOT_FOUND', message: 'Not found' }, { status: 404 });
  const headers = without(request.headers, [...connectionHeaders, ...addressHeaders, 'content-length']);
  if (options.clientAddress) headers.set('x-forwarded-for', options.clientAddress);
  const { method, body, signal } = request;
  try {
    const answer = await askService(address, pathname + search, { method, headers, body, signal, ...STREAMED });
    const { status, statusText } = answer;
    return new Response(answer.body, {
      status,
      statusText,
      headers: without(answer.headers, [...connectionHeaders, ...bodyHeaders]),
    });
  } catch (error) {
    if (error instanceof GatehouseServerError) return error.getResponse();
    throw error;
  }
}

/** `fetch` requires it for a streamed body; the type of `RequestInit` in browsers lacks it. */
const STREAMED: object = { duplex: 'half' };

function without(headers: Headers, names: readonly string[]): Headers {
  const copy = new Headers(headers);
  for (const name of names) copy.delete(name);
  return copy;
}
