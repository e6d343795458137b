import { randomUUID, X509Certificate } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import samlp from 'samlp';
import SessionParticipants from 'samlp/lib/sessionParticipants/index.js';

import { samlKeys } from '#tests/support/saml/saml-keys.ts';

/** A user at the identity provider, as `samlp` reads it. */
export interface SamlUser {
  id: string;
  email: string;
  displayName?: string;
  [attribute: string]: unknown;
}

/** What the identity provider posts to the service through the browser. */
export interface SamlPost {
  acsUrl: string;
  form: { SAMLResponse: string; RelayState: string };
}

/** Options of `samlp`: what is signed, with which algorithms, and for whom it is encrypted. */
export type SamlVariant = Record<string, unknown>;

/** The identity provider `samlp`, in this process. Its metadata are at an address on loopback. */
export class SamlServer implements AsyncDisposable {
  readonly origin: string;
  readonly entityId: string;
  readonly metadataUrl: string;
  readonly key = samlKeys.idp;
  /** Answered at `metadataUrl` in place of its own. */
  servedMetadata: string | null = null;
  /** Who consents at once in a browser at its sign-in page. */
  browserUser: SamlUser | null = null;
  readonly #close: () => Promise<void>;
  readonly #logouts = new LogoutStore();

  private constructor(origin: string, close: () => Promise<void>) {
    this.origin = origin;
    this.entityId = `${origin}/entity`;
    this.metadataUrl = `${origin}/metadata`;
    this.#close = close;
  }

  static async start(): Promise<SamlServer> {
    const server = createServer((request, response) => {
      const url = new URL(request.url!, started.origin);
      if (url.pathname === '/sign-in' && started.browserUser !== null)
        void started.respond(url, started.browserUser).then((post) => void response.end(pageOf(post)));
      else response.setHeader('content-type', 'application/xml').end(started.servedMetadata ?? started.metadata());
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const started = new SamlServer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    });
    return started;
  }

  get signInUrl(): string {
    return `${this.origin}/sign-in`;
  }

  metadata(): string {
    let text = '';
    const options = { issuer: this.entityId, cert: this.key.certificate, redirectEndpointPath: '/sign-in' };
    const handle = samlp.metadata({
      ...options,
      postEndpointPath: '/sign-in',
      logoutEndpointPaths: { redirect: '/logout' },
    });
    handle(this.#request(`${this.origin}/metadata`), {
      set: () => undefined,
      send: (body) => (text = String(body)),
      redirect: () => undefined,
    });
    return text;
  }

  /** Answers a request at the sign-in page: the user consents at once. The signature of the request is verified if its certificate is known. */
  async respond(
    request: URL | { SAMLRequest: string; RelayState: string },
    user: SamlUser,
    { requestCertificate, ...variant }: SamlVariant & { requestCertificate?: string } = {},
  ): Promise<SamlPost> {
    const received = request instanceof URL ? this.#request(request.href) : this.#posted(request);
    const acsUrl = await acsUrlOf(received);
    const { email, ...rest } = user;
    const profile = { name: {}, ...rest, emails: [{ value: email }] };
    const RelayState = received.query['RelayState'] ?? received.body['RelayState'] ?? '';
    return new Promise((resolve, reject) => {
      const handle = samlp.auth({
        issuer: this.entityId,
        cert: this.key.certificate,
        key: this.key.privateKey,
        recipient: acsUrl,
        destination: acsUrl,
        getUserFromRequest: () => profile,
        signingCert: requestCertificate,
        lifetimeInSeconds: 300,
        getPostURL: (...[, , , done]: [string, unknown, unknown, Done]) => done(null, acsUrl),
        responseHandler: (response: Buffer) =>
          resolve({ acsUrl, form: { SAMLResponse: response.toString('base64'), RelayState } }),
        ...variant,
      });
      const reply = { set: () => undefined, send: reject, redirect: reject };
      handle(received, reply, (error) => reject(error as Error));
    });
  }

  /**
   * Its page for logouts: a request or a response of a service, or neither, to begin one itself. It ends the sessions at these services.
   *
   * @returns where it sends the browser; null once it is done.
   */
  logOut(message: URL | null, participants: SamlParticipant[] = []): Promise<URL | null> {
    const received = this.#request(message?.href ?? `${this.origin}/logout`);
    return new Promise((resolve, reject) => {
      const handle = samlp.logout({
        issuer: this.entityId,
        cert: this.key.certificate,
        key: this.key.privateKey,
        deflate: true,
        protocolBinding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect',
        signatureAlgorithm: 'rsa-sha256',
        digestAlgorithm: 'sha256',
        sessionParticipants: new SessionParticipants(participants),
        store: this.#logouts,
      });
      const redirect = (url: string) => resolve(new URL(url));
      handle(received, { set: () => undefined, send: () => resolve(null), redirect }, (error) =>
        reject(error as Error),
      );
    });
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#close();
  }

  #request(url: string): Received {
    const { pathname, search, searchParams, host } = new URL(url);
    const query = Object.fromEntries(searchParams);
    const headers = { host };
    return {
      method: 'GET',
      url: pathname + search,
      originalUrl: pathname + search,
      protocol: 'http',
      headers,
      query,
      body: {},
    };
  }

  #posted(body: Record<string, string>): Received {
    return { ...this.#request(this.signInUrl), method: 'POST', query: {}, body };
  }
}

/** Posts the response as the page of an identity provider does. */
function pageOf({ acsUrl, form }: SamlPost): string {
  const fields = Object.entries(form).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
  return `<!doctype html><form method="post" action="${acsUrl}">${fields.join('')}</form><script>document.forms[0].submit()</script>`;
}

type Received = Parameters<ReturnType<typeof samlp.auth>>[0];
type Done = (error: unknown, url: string) => void;

function acsUrlOf(request: Received): Promise<string> {
  return new Promise((resolve, reject) => {
    samlp.parseRequest(request, (error, data) =>
      data ? resolve(data.assertionConsumerServiceURL) : reject(error as Error),
    );
  });
}

/** A session at a service, as `samlp` stores it. */
export interface SamlParticipant {
  serviceProviderId: string;
  nameId: string;
  nameIdFormat?: string;
  sessionIndex: string;
  serviceProviderLogoutURL: string;
  cert: string;
}

type Stored = (error: null, value?: unknown) => void;

/** What `samlp` otherwise stores in the session of a browser. */
class LogoutStore {
  readonly #states = new Map<string, unknown>();

  save(_request: unknown, state: unknown, done: Stored): void {
    const id = randomUUID();
    this.#states.set(id, state);
    done(null, id);
  }

  update(...[, id, state, done]: [unknown, string, unknown, Stored]): void {
    this.#states.set(id, state);
    done(null);
  }

  load(_request: unknown, id: string, ...rest: [Stored] | [unknown, Stored]): void {
    (rest.at(-1) as Stored)(null, this.#states.get(id));
  }
}

/** The options of `samlp` that encrypt for a service with this certificate. */
export function encryptedFor(certificate: string): SamlVariant {
  const { publicKey } = new X509Certificate(certificate);
  return { encryptionCert: certificate, encryptionPublicKey: publicKey.export({ type: 'spki', format: 'pem' }) };
}
