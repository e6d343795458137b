import { generateKeyPairSync } from 'node:crypto';

import inject from 'light-my-request';
import Provider from 'oidc-provider';

import { createGatehouse, type Gatehouse } from '#server/app/create-gatehouse.ts';
import { databaseUrl as at, runSql } from '#tests/support/postgres.ts';

import type { Bench, Row } from './bench.ts';
import { median } from './load.ts';

const REQUESTS = 400;
const ROUNDS = 7;
const CONNECTIONS = 8;
const SECRET = 'a secret for the bench, thirty-two or more';
const SCOPE = 'openid offline_access';

/** Answers a request of a form to the token endpoint. */
type Endpoint = (form: Record<string, string>) => Promise<{ refresh_token?: string }>;

interface Side {
  machine: Endpoint;
  application: Endpoint;
  /** A refresh token for each connection. */
  tokens: string[];
}

/**
 * The token endpoint in processor time of this process, against the bare library with its memory adapter: both without the
 * network, and without PostgreSQL's own time.
 */
export async function benchApplications({ databaseUrl }: Bench): Promise<Row[]> {
  await runSql(databaseUrl, 'create database applications');
  const gatehouse = await createGatehouse({
    databaseUrl: at(databaseUrl, 'applications'),
    baseUrl: 'http://localhost:3000',
    secret: SECRET,
    logLevel: 'silent',
    webApp: false,
    oauthProvider: { enabled: true, refreshTokenGrace: 0 },
    rateLimit: { enabled: false },
  });
  try {
    const sides = [await ownSide(gatehouse), await bareSide()] as const;
    return [
      await compare(
        'client credentials',
        sides,
        ({ machine }) =>
          () =>
            machine(CREDENTIALS),
      ),
      await compare('refresh', sides, (side) => (connection) => refresh(side, connection)),
    ];
  } finally {
    await gatehouse.close();
  }
}

const CREDENTIALS = { grant_type: 'client_credentials', scope: 'user:list' };

async function refresh({ application, tokens }: Side, connection: number): Promise<void> {
  const token = tokens[connection]!;
  tokens[connection] = (await application({ grant_type: 'refresh_token', refresh_token: token })).refresh_token!;
}

type Send = (connection: number) => Promise<unknown>;

async function compare(name: string, [own, bare]: readonly [Side, Side], sendOf: (side: Side) => Send): Promise<Row> {
  const ratios: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ours = await spend(sendOf(own));
    const theirs = await spend(sendOf(bare));
    // The first round warms up.
    if (round === 0) continue;
    ratios.push(theirs.processor / ours.processor);
    rates.push(ours.rate);
  }
  process.stderr.write(`  ${name}: ${median(rates).toFixed(0)} a second\n`);
  return { work: `${name}, processor time of the bare library / of the service`, ratio: median(ratios), budget: 0.5 };
}

async function spend(send: Send): Promise<{ processor: number; rate: number }> {
  const before = process.cpuUsage();
  const started = performance.now();
  const sendRest = async (connection: number) => {
    for (let n = 0; n < REQUESTS / CONNECTIONS; n += 1) await send(connection);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, connection) => sendRest(connection)));
  const { user, system } = process.cpuUsage(before);
  return { processor: user + system, rate: REQUESTS / ((performance.now() - started) / 1000) };
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

/** A program with a service account, and an application of the operator with a user. */
async function ownSide({ app, options }: Gatehouse): Promise<Side> {
  let cookie = '';
  const post = async (path: string, payload: object) => {
    const response = await app.inject({ method: 'POST', url: `/api/auth${path}`, payload, headers: { cookie } });
    if (response.statusCode >= 300) throw new Error(`${path} answered ${response.payload}`);
    cookie ||= response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return response.json() as Record<string, string>;
  };
  await post('/sign-up/email', { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' });
  await runSql(options.databaseUrl!, `update "user" set role = 'admin'`);
  const { id } = await post('/service-account/create', { name: 'Billing', role: 'admin' });
  const machine = { client_name: 'Billing', kind: 'machine', redirect_uris: [], scope: 'user:list' };
  const endpointOf =
    ({ client_id: clientId, client_secret: secret }: Record<string, string>): Endpoint =>
    async (form) => {
      const headers = { ...FORM, authorization: basic(clientId!, secret!) };
      const payload = new URLSearchParams(form).toString();
      const response = await app.inject({ method: 'POST', url: '/api/auth/oauth2/token', payload, headers });
      if (response.statusCode !== 200) throw new Error(response.payload);
      return response.json();
    };
  const redirectUri = 'https://app.example.com/callback';
  const registered = await post('/oauth2/create-client', {
    client_name: 'App',
    redirect_uris: [redirectUri],
    skip_consent: true,
  });
  const application = endpointOf(registered);
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  const query = new URLSearchParams({
    client_id: registered['client_id']!,
    redirect_uri: redirectUri,
    response_type: 'code',
    prompt: 'consent',
    scope: SCOPE,
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  }).toString();
  const tokens: string[] = [];
  for (let connection = 0; connection < CONNECTIONS; connection += 1) {
    let location = new URL(`http://localhost:3000/api/auth/oauth2/authorize?${query}`);
    let cookies = cookie;
    while (location.origin === 'http://localhost:3000') {
      const interaction = location.pathname === '/consent' ? location.searchParams.get('interaction') : null;
      const url =
        interaction === null ? location.pathname + location.search : `/api/auth/oauth2/authorize/${interaction}`;
      const response = await app.inject({ method: 'GET', url, headers: { cookie: cookies } });
      cookies = [cookie, ...response.cookies.map(({ name, value }) => `${name}=${value}`)].join('; ');
      location = new URL(response.headers.location!, location);
    }
    const code = location.searchParams.get('code')!;
    const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier };
    tokens.push((await application(form)).refresh_token!);
  }
  return {
    machine: endpointOf(await post('/oauth2/create-client', { ...machine, service_account_id: id })),
    application,
    tokens,
  };
}

async function bareSide(): Promise<Side> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const secret = 'x'.repeat(48);
  const client = { client_secret: secret, response_types: [] as never[], redirect_uris: [] };
  const provider = new Provider('http://localhost:3000', {
    jwks: { keys: [rsa.privateKey, privateKey].map((key) => key.export({ format: 'jwk' })) as never },
    clients: [
      { ...client, client_id: 'machine', grant_types: ['client_credentials'] },
      {
        client_id: 'application',
        client_secret: secret,
        response_types: ['code'],
        redirect_uris: ['https://app.example.com/callback'],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    rotateRefreshToken: true,
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: (ctx) =>
          ctx.oidc.params!['grant_type'] === 'client_credentials' ? 'urn:api' : (undefined as never),
        getResourceServerInfo: () => ({
          scope: 'user:list',
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'ES256' } },
        }),
      },
    },
  });
  const callback = provider.callback();
  const endpointOf =
    (clientId: string): Endpoint =>
    async (form) => {
      const headers = { ...FORM, authorization: basic(clientId, secret) };
      const payload = new URLSearchParams(form).toString();
      const dispatch = (request: never, reply: never) => void callback(request, reply);
      const response = await inject(dispatch as never, { method: 'POST', url: '/token', payload, headers });
      if (response.statusCode !== 200) throw new Error(response.payload);
      return response.json();
    };
  const application = (await provider.Client.find('application'))!;
  const tokens: string[] = [];
  for (let connection = 0; connection < CONNECTIONS; connection += 1) {
    const grant = new provider.Grant({ clientId: 'application', accountId: 'ada' });
    grant.addOIDCScope(SCOPE);
    const grantId = await grant.save();
    const token = new provider.RefreshToken({
      accountId: 'ada',
      client: application,
      grantId,
      scope: SCOPE,
      gty: 'authorization_code',
    } as never);
    tokens.push(await token.save());
  }
  return { machine: endpointOf('machine'), application: endpointOf('application'), tokens };
}
