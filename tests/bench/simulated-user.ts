const PASSWORD = 'a long password';

interface Request {
  method: 'GET' | 'POST';
  body?: string;
}

interface MeasuredResponse {
  milliseconds: number;
  /** An unexpected response: `POST /sign-in/email 500 …`. */
  unexpected: string | null;
}

/** A user with a browser over a real connection, who makes calls of most features. */
export class SimulatedUser {
  readonly #address: string;
  readonly #email: string;
  readonly #onResponse: (response: MeasuredResponse) => void;
  readonly #cookies = new Map<string, string>();

  constructor(address: string, email: string, onResponse: (response: MeasuredResponse) => void) {
    this.#address = address;
    this.#email = email;
    this.#onResponse = onResponse;
  }

  /** Yields after each step; most steps are session checks. */
  async *run(): AsyncGenerator<unknown> {
    const credentials = { email: this.#email, password: PASSWORD };
    yield this.#post('/sign-up/email', { ...credentials, name: 'Ada Lovelace' });
    yield* this.#checkSession(20);
    const organization = await this.#post('/organization/create', { name: 'Acme', slug: crypto.randomUUID() });
    yield;
    const { id: organizationId } = organization as { id: string };
    yield this.#post('/organization/invite-member', { organizationId, email: `guest-${this.#email}`, role: 'member' });
    yield this.#get(`/organization/get-full-organization?organizationId=${organizationId}`);
    yield* this.#checkSession(20);
    yield this.#post('/update-user', { name: 'Ada King' });
    yield this.#post('/forget-password', { email: this.#email, redirectTo: '/' });
    yield this.#get('/list-sessions');
    yield this.#post('/sign-in/email', { ...credentials, password: 'not the password' }, 401);
    yield this.#get('/verify-email?token=none&callbackURL=/', 302);
    yield this.#post('/sign-out', {});
    yield this.#post('/sign-in/email', credentials);
    yield* this.#checkSession(20);
    yield this.#post('/organization/delete', { organizationId });
    yield this.#post('/sign-in/magic-link', { email: this.#email });
    yield this.#post('/revoke-sessions', {});
    yield this.#get('/list-sessions', 401);
  }

  async *#checkSession(times: number): AsyncGenerator<unknown> {
    for (let check = 0; check < times; check++) yield this.#get('/get-session');
  }

  async #get(path: string, expected = 200): Promise<void> {
    await this.#send(path, { method: 'GET' }, expected);
  }

  async #post(path: string, body: object, expected = 200): Promise<unknown> {
    return this.#send(path, { method: 'POST', body: JSON.stringify(body) }, expected);
  }

  async #send(path: string, request: Request, expected: number): Promise<unknown> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const began = performance.now();
    const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) };
    const response = await fetch(`${this.#address}/api/auth${path}`, { ...request, headers, redirect: 'manual' });
    const text = await response.text();
    const isExpected = response.status === expected;
    const unexpected = isExpected
      ? null
      : `${request.method} ${path.split('?')[0]} ${response.status} ${text.slice(0, 80)}`;
    this.#onResponse({ milliseconds: performance.now() - began, unexpected });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (/max-age=0/i.test(line)) this.#cookies.delete(name!);
      else this.#cookies.set(name!, value!);
    }
    return text.startsWith('{') ? (JSON.parse(text) as unknown) : null;
  }
}
