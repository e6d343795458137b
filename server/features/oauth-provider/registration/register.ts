import type { RequestContext } from '#server/call/context.ts';
import type { ProtocolCall, ProtocolResponse } from '#server/call/protocol.ts';
import { OAuthClient } from '#server/features/oauth-provider/client.entity.ts';
import { newSecret } from '#server/features/oauth-provider/clients/secrets.ts';
import { clientKey } from '#server/http/limiter.ts';
import { AppError } from '#server/lib/errors.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import { sha256 } from '#server/security/hash.ts';
import { randomToken } from '#server/security/random.ts';

import { selfRegistered } from './document-clients.ts';
import { redirectHostsOf } from './metadata-schema.ts';
import { presentRegistration, readRegistration, refusal, type Registration } from './registered-metadata.ts';
import { bearerOf, invalidToken, requireRegistration } from './registration-credential.ts';
import { OAuthRegistrationToken } from './registration-token.entity.ts';

/** Applications that register themselves without a token, in a day. */
const MAX_A_DAY = 500;
const DAY = 86_400;

/** The registration endpoint (RFC 7591 section 3). */
export async function register({ ctx, body }: ProtocolCall<null>): Promise<ProtocolResponse> {
  const mode = requireRegistration(ctx);
  const bearer = bearerOf(ctx);
  const token = bearer === null ? null : await findToken(ctx, bearer);
  if (token === null && (mode === 'token' || bearer !== null)) return invalidToken;
  const read = readRegistration(body, { mayHaveSecret: token !== null });
  if ('error' in read) return refusal(read);
  const hosts = redirectHostsOf(read.metadata.redirectUris);
  if (token !== null && token.redirectHosts.length > 0 && !hosts.every((host) => token.redirectHosts.includes(host)))
    return refusal({ error: 'invalid_redirect_uri', description: 'the token does not allow one of the hosts' });
  const key = keyOf(ctx, read);
  const same = read.authMethod === 'none' ? await findSame(ctx, key) : null;
  // Without the token of its registration: another program of the network can have made it.
  if (same !== null) return created(presentRegistration(ctx, same));
  if (token === null) await requireRoom(ctx);
  else if (!(await use(ctx, token))) return invalidToken;
  return store(ctx, read, key);
}

const created = (body: object): ProtocolResponse => ({ status: 201, headers: { 'cache-control': 'no-store' }, body });

function findToken({ em }: RequestContext, bearer: string): Promise<OAuthRegistrationToken | null> {
  return em.findOne(OAuthRegistrationToken, { tokenHash: sha256(bearer), uses: { $gt: 0 }, expiresAt: { $gt: now() } });
}

/** Of parallel registrations, as many succeed as the token has uses. */
async function use({ em }: RequestContext, { id }: OAuthRegistrationToken): Promise<boolean> {
  await em.begin();
  const rows = await em.execute<object[]>(
    'update oauth_registration_token set uses = uses - 1 where id = ? and uses > 0 returning id',
    [id],
  );
  return rows.length > 0;
}

/** @throws TOO_MANY_REQUESTS */
async function requireRoom({ em }: RequestContext): Promise<void> {
  const today = await em.count(OAuthClient, { source: 'dynamic', createdAt: { $gt: inSeconds(-DAY) } });
  if (today >= MAX_A_DAY) throw new AppError('TOO_MANY_REQUESTS');
}

function keyOf({ ip }: RequestContext, { metadata, kind, authMethod, grantTypes }: Registration): string {
  const { redirectUris, ...members } = metadata;
  return sha256(JSON.stringify([clientKey(ip), members, redirectUris.toSorted(), kind, authMethod, grantTypes]));
}

/** Programs that register at each start get what they got before. */
function findSame({ em }: RequestContext, registrationKey: string): Promise<OAuthClient | null> {
  const recent = { $gt: inSeconds(-DAY) };
  return em.findOne(OAuthClient, { registrationKey, source: 'dynamic', disabledAt: null, createdAt: recent });
}

const noSecret = { secret: undefined, secretHash: null, secretStart: null };

async function store(ctx: RequestContext, registration: Registration, registrationKey: string) {
  const { metadata, kind, authMethod, grantTypes } = registration;
  const values = selfRegistered(metadata, 'dynamic');
  const { secret, ...hashes } = authMethod === 'none' ? noSecret : newSecret(values.id);
  const token = randomToken(40);
  const client = ctx.em.create(OAuthClient, {
    ...values,
    clientId: values.id,
    kind,
    authMethod,
    grantTypes,
    ...hashes,
    registrationKey,
    registrationTokenHash: sha256(token),
  });
  ctx.audit('oauth-client.registered', {
    actorId: null,
    organizationId: null,
    details: { oauthClientId: client.id },
  });
  return created(presentRegistration(ctx, client, { secret, token }));
}
