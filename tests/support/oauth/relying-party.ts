import { createServer, type IncomingMessage } from 'node:http';

import * as client from 'openid-client';

import { freePort } from '#tests/support/processes/free-port.ts';

interface Registered {
  issuer: string;
  clientId: string;
  secret: string;
}

interface Begun {
  verifier: string;
  state: string;
}

/** A site whose users sign in with the service: `/` begins, with the parameters in its query, and `/callback` greets them. */
export class RelyingParty implements AsyncDisposable {
  readonly origin: string;
  readonly #server = createServer((request, response) => {
    void this.#answer(request).then(
      ({ location, text = '' }) => {
        const status = location === undefined ? 200 : 303;
        response.writeHead(status, { 'content-type': 'text/html', ...(location && { location }) });
        response.end(text && `<!doctype html><title>App</title><h1>${text}</h1>`);
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  #config: client.Configuration | undefined;
  #begun: Begun | undefined;
  /** Of the user who signed in last. */
  tokens: Awaited<ReturnType<typeof client.authorizationCodeGrant>> | undefined;

  private constructor(origin: string) {
    this.origin = origin;
  }

  static async start(): Promise<RelyingParty> {
    const port = await freePort();
    const party = new RelyingParty(`http://localhost:${port}`);
    await new Promise<void>((resolve) => party.#server.listen(port, 'localhost', resolve));
    return party;
  }

  get redirectUri(): string {
    return `${this.origin}/callback`;
  }

  /** Stores what the administrator of the service passed on. */
  async configure({ issuer, clientId, secret }: Registered): Promise<void> {
    const options = { execute: [client.allowInsecureRequests] };
    const authentication = client.ClientSecretBasic(secret);
    this.#config = await client.discovery(new URL(issuer), clientId, undefined, authentication, options);
  }

  /** The tokens of a refresh, as the site asks for them while its users are away. */
  refresh() {
    return client.refreshTokenGrant(this.#config!, this.tokens!.refresh_token!);
  }

  async #answer({ url = '/' }: IncomingMessage): Promise<{ location?: string; text?: string }> {
    const { pathname, searchParams, href } = new URL(url, this.origin);
    if (pathname === '/callback') {
      if (searchParams.has('error')) return { text: `Not signed in: ${searchParams.get('error')}` };
      return { text: `Welcome, ${await this.#redeem(href)}` };
    }
    return pathname === '/' ? { location: await this.#begin(Object.fromEntries(searchParams)) } : { text: 'Not found' };
  }

  async #begin(parameters: Record<string, string>): Promise<string> {
    const begun = { verifier: client.randomPKCECodeVerifier(), state: client.randomState() };
    this.#begun = begun;
    const address = client.buildAuthorizationUrl(this.#config!, {
      redirect_uri: this.redirectUri,
      scope: 'openid profile email offline_access',
      prompt: 'consent',
      code_challenge: await client.calculatePKCECodeChallenge(begun.verifier),
      code_challenge_method: 'S256',
      state: begun.state,
      ...parameters,
    });
    return address.href;
  }

  /** @returns the name of the user */
  async #redeem(href: string): Promise<string> {
    const { verifier: pkceCodeVerifier, state: expectedState } = this.#begun!;
    const checks = { pkceCodeVerifier, expectedState };
    this.tokens = await client.authorizationCodeGrant(this.#config!, new URL(href), checks);
    const { sub } = this.tokens.claims()!;
    const { name } = await client.fetchUserInfo(this.#config!, this.tokens.access_token, sub);
    return name!;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
