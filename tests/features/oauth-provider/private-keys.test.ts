import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { Application, postForm } from '#tests/support/oauth/application.ts';
import { test } from '#tests/support/oauth/test.ts';

const ISSUER = 'http://localhost:3000/api/auth';

async function newKey(algorithm: string, kid = 'first') {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: algorithm } as JWK };
}

type Key = Awaited<ReturnType<typeof newKey>>;

const register = (gatehouse: Gatehouse, { jwk, privateKey }: Key) =>
  Application.register(gatehouse, { jwks: { keys: [jwk] } }, privateKey);

interface Claims {
  issuer?: string;
  subject?: string;
  audience?: string;
  id?: string | null;
  expires?: boolean;
}

let assertions = 0;

function sign({ clientId }: Application, { privateKey, jwk }: Key, claims: Claims = {}): Promise<string> {
  const {
    issuer = clientId,
    subject = clientId,
    audience = ISSUER,
    id = `id-${++assertions}`,
    expires = true,
  } = claims;
  const jwt = new SignJWT(id === null ? {} : { jti: id })
    .setProtectedHeader({ alg: jwk.alg!, kid: jwk.kid! })
    .setIssuer(issuer)
    .setSubject(subject)
    .setAudience(audience)
    .setIssuedAt();
  return (expires ? jwt.setExpirationTime('1m') : jwt).sign(privateKey);
}

/** Asks about a token as the application. @returns the status, and the error if there is one. */
async function introspectWith(gatehouse: Gatehouse, assertion: string, form: Record<string, string> = {}) {
  const { status, body } = await postForm(gatehouse, '/oauth2/introspect', {
    form: {
      token: 'none',
      client_assertion: assertion,
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      ...form,
    },
  });
  return [status, body.error ?? null];
}

test.for(['ES256', 'RS256', 'PS256', 'EdDSA'])(
  'an application authenticates with its own key (%s)',
  async (algorithm, { gatehouse, person }) => {
    const application = await register(gatehouse, await newKey(algorithm));
    expect(application.secret).toBeUndefined();
    const tokens = await application.signIn(person, { scope: 'openid offline_access', prompt: 'consent' });
    const next = await application.refresh(tokens.refresh_token!);
    expect(await application.introspect(next.refresh_token!)).toMatchObject({ active: true });
    await application.revoke(next.refresh_token!);
    expect(await application.introspect(next.refresh_token!)).toEqual({ active: false });
  },
);

test('it introspects access tokens for the API, without naming itself beside the assertion', async ({
  gatehouse,
  person,
}) => {
  const key = await newKey('ES256');
  const scope = 'openid organization:read';
  const application = await Application.register(gatehouse, { scope, jwks: { keys: [key.jwk] } }, key.privateKey);
  const { access_token: token } = await application.signIn(person, { scope });
  expect(await application.introspect(token)).toMatchObject({ active: true, sub: person.id });
  expect(await introspectWith(gatehouse, await sign(application, key), { token })).toEqual([200, null]);
});

test('of parallel requests with one assertion, one is accepted', async ({ gatehouse }) => {
  const key = await newKey('ES256');
  const application = await register(gatehouse, key);
  const assertion = await sign(application, key);
  const answers = await Promise.all(Array.from({ length: 10 }, () => introspectWith(gatehouse, assertion)));
  expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
  expect(answers.filter(([, error]) => error === 'invalid_client')).toHaveLength(9);
});

const refused: Record<string, Claims> = {
  'of another issuer': { issuer: 'other' },
  'for another audience': { audience: 'https://other.example.com' },
  'without an id': { id: null },
  'that does not expire': { expires: false },
};

test('assertions of other keys, and those that say too little, are refused', async ({ gatehouse }) => {
  const key = await newKey('ES256');
  const application = await register(gatehouse, key);
  const invalid = [401, 'invalid_client'];
  expect(await introspectWith(gatehouse, await sign(application, await newKey('ES256')))).toEqual(invalid);
  for (const [name, claims] of Object.entries(refused))
    expect([name, ...(await introspectWith(gatehouse, await sign(application, key, claims)))]).toEqual([
      name,
      ...invalid,
    ]);
  const other = await register(gatehouse, await newKey('ES256'));
  const named = { client_id: other.clientId };
  expect(await introspectWith(gatehouse, await sign(application, key), named)).toEqual([400, 'invalid_request']);
  const secret = await postForm(gatehouse, '/oauth2/introspect', {
    form: { token: 'none', client_id: application.clientId, client_secret: 'gs_none' },
  });
  expect([secret.status, secret.body.error]).toEqual(invalid);
});

test('a new key takes the place of the old one', async ({ gatehouse }) => {
  const [key, next] = [await newKey('ES256'), await newKey('ES256', 'second')];
  const application = await register(gatehouse, key);
  const administrator = await signUpWithRole(gatehouse, 'admin');
  const replace = (keys: JWK[]) =>
    administrator.post('/oauth2/update-client', { client_id: application.clientId, update: { jwks: { keys } } });
  expect((await replace([key.jwk, next.jwk])).body.jwks.keys).toHaveLength(2);
  for (const each of [key, next])
    expect(await introspectWith(gatehouse, await sign(application, each))).toEqual([200, null]);
  await replace([next.jwk]);
  expect(await introspectWith(gatehouse, await sign(application, key))).toEqual([401, 'invalid_client']);
  expect(await introspectWith(gatehouse, await sign(application, next))).toEqual([200, null]);
  const update = { client_id: application.clientId, update: { jwks: null } };
  expect((await administrator.post('/oauth2/update-client', update)).body.code).toBe('INVALID_JWKS');
});

test('only a few public keys can be registered', async ({ gatehouse }) => {
  const administrator = await signUpWithRole(gatehouse, 'admin');
  const { privateKey, jwk } = await newKey('ES256');
  const small = { kty: 'RSA', n: 'x'.repeat(171), e: 'AQAB' };
  const cases: Record<string, [object, string]> = {
    'a private key': [{ jwks: { keys: [await exportJWK(privateKey)] } }, 'VALIDATION_ERROR'],
    'a symmetric key': [{ jwks: { keys: [{ kty: 'oct', k: 'c2VjcmV0' }] } }, 'VALIDATION_ERROR'],
    'eleven keys': [
      { jwks: { keys: Array.from({ length: 11 }, (_, n) => ({ ...jwk, kid: String(n) })) } },
      'VALIDATION_ERROR',
    ],
    'no key': [{ jwks: { keys: [] } }, 'VALIDATION_ERROR'],
    'a short RSA key': [{ jwks: { keys: [small] } }, 'INVALID_JWKS'],
    'a point that is on no curve': [{ jwks: { keys: [{ ...jwk, y: jwk.x }] } }, 'INVALID_JWKS'],
    'an algorithm of another kind of key': [{ jwks: { keys: [{ ...jwk, alg: 'RS256' }] } }, 'INVALID_JWKS'],
    'one kid twice': [{ jwks: { keys: [jwk, jwk] } }, 'INVALID_JWKS'],
    'keys beside a secret': [
      { jwks: { keys: [jwk] }, token_endpoint_auth_method: 'client_secret_basic' },
      'INVALID_JWKS',
    ],
    'private_key_jwt without keys': [{ token_endpoint_auth_method: 'private_key_jwt' }, 'INVALID_JWKS'],
    'keys in a browser': [{ kind: 'spa', jwks: { keys: [jwk] } }, 'INVALID_JWKS'],
  };
  for (const [name, [members, code]] of Object.entries(cases)) {
    const { body } = await administrator.post('/oauth2/create-client', {
      client_name: 'App',
      redirect_uris: ['https://app.example.com/callback'],
      ...members,
    });
    expect([name, body.code]).toEqual([name, code]);
  }
});
