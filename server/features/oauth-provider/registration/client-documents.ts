import type { AppServices } from '#server/call/context.ts';
import { defineService } from '#server/call/feature.ts';
import { createHttpClient, type HttpClient } from '#server/http/outgoing/http-client.ts';
import { now } from '#server/lib/now.ts';

import { hostOfDocument } from './document-url.ts';
import { readMetadata, type ClientMetadata } from './metadata-schema.ts';

const TIMEOUT_MS = 5000;
const MAX_BYTES = 16 * 1024;
/** Documents in memory, of all applications. */
const MAX_DOCUMENTS = 1000;
/** Requests at a time to all hosts, so that slow ones do not use up the sockets. */
const MAX_PENDING = 50;
/** Seconds for which a document counts, and a failure. */
const MIN_AGE = 300;
const MAX_AGE = 86_400;
const FAILURE_AGE = 60;

/** What an application publishes about itself at its `client_id`. */
export interface ClientDocument extends ClientMetadata {
  clientId: string;
}

interface Entry {
  /** Null: there is none that counts. */
  document: ClientDocument | null;
  /** Milliseconds since 1970. */
  until: number;
}

/** The metadata documents of applications (draft-ietf-oauth-client-id-metadata-document), which they serve at their `client_id`. */
class ClientDocuments {
  readonly #http: HttpClient;
  readonly #entries = new Map<string, Entry>();
  readonly #pending = new Map<string, Promise<ClientDocument | null>>();

  constructor({ options: { outgoing, baseUrl } }: AppServices) {
    const limits = { timeoutMs: Math.min(TIMEOUT_MS, outgoing.timeoutMs), maxBytes: MAX_BYTES };
    this.#http = createHttpClient({ ...outgoing, ...limits }, baseUrl);
  }

  /** Whether `load` answers without a request. */
  has(clientId: string): boolean {
    return (this.#entries.get(clientId)?.until ?? 0) > now().getTime();
  }

  /** One request at a time for each document. @returns null if there is none that counts. */
  async load(clientId: string): Promise<ClientDocument | null> {
    if (this.has(clientId)) return this.#entries.get(clientId)!.document;
    const running = this.#pending.get(clientId);
    if (running !== undefined) return running;
    if (this.#pending.size >= MAX_PENDING) return null;
    const request = this.#fetch(clientId).finally(() => this.#pending.delete(clientId));
    this.#pending.set(clientId, request);
    return request;
  }

  async #fetch(clientId: string): Promise<ClientDocument | null> {
    const { document, age } = await this.#read(clientId).catch(() => failed);
    this.#entries.delete(clientId);
    this.#entries.set(clientId, { document, until: now().getTime() + age * 1000 });
    if (this.#entries.size > MAX_DOCUMENTS) this.#entries.delete(this.#entries.keys().next().value!);
    return document;
  }

  async #read(clientId: string): Promise<{ document: ClientDocument | null; age: number }> {
    const response = await this.#http(clientId, { headers: { accept: 'application/json' } });
    const type = response.headers.get('content-type') ?? '';
    if (response.status !== 200 || !/^application\/([a-z0-9.+-]+\+)?json *(;|$)/i.test(type)) return failed;
    const document = documentOf(clientId, await response.json());
    return document === null ? failed : { document, age: ageOf(response) };
  }
}

const failed = { document: null, age: FAILURE_AGE };

/** @returns null unless it is about that `client_id`, public, and valid. */
export function documentOf(clientId: string, value: unknown): ClientDocument | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const members = value as Record<string, unknown>;
  const hasSecret = Object.hasOwn(members, 'client_secret') || Object.hasOwn(members, 'client_secret_expires_at');
  if (members['client_id'] !== clientId || hasSecret) return null;
  const host = hostOfDocument(clientId);
  const read = readMetadata(members, { fallbackName: host.slice(0, 64) });
  if ('error' in read || (read.raw.token_endpoint_auth_method ?? 'none') !== 'none') return null;
  const { uri } = read.metadata;
  // Users would take the host of another site for that of the application.
  return { ...read.metadata, uri: uri !== null && new URL(uri).host === host ? uri : null, clientId };
}

function ageOf({ headers }: Response): number {
  const [, seconds] = /(?:^|,) *max-age *= *(\d{1,9})/i.exec(headers.get('cache-control') ?? '') ?? [];
  return Math.max(MIN_AGE, Math.min(MAX_AGE, Number(seconds ?? 0)));
}

export const clientDocuments = defineService('oauthClientDocuments', (service) => new ClientDocuments(service));
