import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

import type { KeyWithCertificate } from '#server/security/saml/self-signed-certificate.ts';

type Respond = (response: ServerResponse) => void;

const JSON_TYPE = { 'content-type': 'application/json' };

/** A site on loopback that serves the metadata documents of applications. */
export class DocumentHost implements AsyncDisposable {
  readonly #responses = new Map<string, Respond>();
  readonly #server: ReturnType<typeof createServer> | ReturnType<typeof createTlsServer>;
  readonly #isSecure: boolean;
  /** The paths of its requests. */
  readonly requests: string[] = [];

  private constructor(key: KeyWithCertificate | null) {
    this.#isSecure = key !== null;
    const answer: RequestListener = (request, response) => {
      this.requests.push(request.url!);
      const respond = this.#responses.get(request.url!.split('?')[0]!);
      if (respond) respond(response);
      else response.writeHead(404, JSON_TYPE).end('{}');
    };
    this.#server = key ? createTlsServer({ key: key.privateKey, cert: key.certificate }, answer) : createServer(answer);
  }

  /** With the key of `localhost`, over TLS. */
  static async start(key: KeyWithCertificate | null = null): Promise<DocumentHost> {
    const host = new DocumentHost(key);
    await new Promise<void>((resolve) => host.#server.listen(0, '127.0.0.1', resolve));
    return host;
  }

  /** As users see it. */
  get host(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `${this.#isSecure ? 'localhost' : '127.0.0.1'}:${port}`;
  }

  url(path: string): string {
    return `${this.#isSecure ? 'https' : 'http'}://${this.host}${path}`;
  }

  /** Serves a document. @returns its address, which is the `client_id` */
  publish(path: string, members: object, headers: Record<string, string> = {}): string {
    const clientId = this.url(path);
    const document = JSON.stringify({ client_id: clientId, client_name: 'Claude Code', ...members });
    this.respond(path, (response) => response.writeHead(200, { ...JSON_TYPE, ...headers }).end(document));
    return clientId;
  }

  respond(path: string, respond: Respond): void {
    this.#responses.set(path, respond);
  }

  /** Lets a document no longer be found. */
  remove(path: string): void {
    this.#responses.delete(path);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
