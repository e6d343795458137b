/** What a client of the Model Context Protocol stores of the sign-in of its user. Both SDKs accept it. */
export class McpProvider {
  readonly redirectUrl: string;
  /** The address of its metadata document, if it has one. */
  readonly clientMetadataUrl?: string;
  readonly state = () => 'state-of-the-test';
  readonly #open: (address: URL) => Promise<URL>;
  #client: unknown;
  #tokens: unknown;
  #verifier = '';
  #discovered: unknown;
  /** Where the browser came back. */
  returned: URL | undefined;

  constructor(options: { redirectUrl: string; clientMetadataUrl?: string; open: (address: URL) => Promise<URL> }) {
    this.redirectUrl = options.redirectUrl;
    if (options.clientMetadataUrl !== undefined) this.clientMetadataUrl = options.clientMetadataUrl;
    this.#open = options.open;
  }

  get clientMetadata() {
    return {
      client_name: 'Notes client',
      redirect_uris: [this.redirectUrl],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    };
  }

  clientInformation = () => this.#client as undefined;
  saveClientInformation = (client: unknown) => void (this.#client = client);
  tokens = () => this.#tokens as undefined;
  saveTokens = (tokens: unknown) => void (this.#tokens = tokens);
  saveCodeVerifier = (verifier: string) => void (this.#verifier = verifier);
  codeVerifier = () => this.#verifier;
  saveDiscoveryState = (state: unknown) => void (this.#discovered = state);
  discoveryState = () => this.#discovered as undefined;

  async redirectToAuthorization(address: URL): Promise<void> {
    this.returned = await this.#open(address);
  }

  /** The `client_id` with which it signed in. */
  get clientId(): string {
    return (this.#client as { client_id: string }).client_id;
  }

  get refreshToken(): string | undefined {
    return (this.#tokens as { refresh_token?: string }).refresh_token;
  }

  /** As if the access token had expired: the server refuses it. */
  spoilAccessToken(): void {
    this.#tokens = { ...(this.#tokens as object), access_token: 'expired' };
  }
}
