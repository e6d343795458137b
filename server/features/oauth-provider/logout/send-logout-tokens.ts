import { importJWK, SignJWT } from 'jose';
import { v7 } from 'uuid';

import { inBackgroundCall } from '#server/call/background-call.ts';
import type { AppServices, RequestContext } from '#server/call/context.ts';
import { currentSigningKey, type SigningAlgorithm } from '#server/features/jwt/signing-keys.ts';
import { oauthProviderOptions } from '#server/features/oauth-provider/oauth-provider.options.ts';
import { callUrl } from '#server/http/address.ts';
import { createHttpClient } from '#server/http/outgoing/http-client.ts';
import { inSeconds, now } from '#server/lib/now.ts';

import { OAuthSessionClient } from './session-client.entity.ts';

/** Of OpenID Connect Back-Channel Logout section 2.4. */
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

const TIMEOUT_MS = 5000;
const MAX_RESPONSE_BYTES = 4096;
const TOKEN_SECONDS = 120;
/** Requests of one run at a time. */
const BATCH = 20;
/** Seconds before the next attempts: about ten minutes in all. The first one is the lease of a request that is being sent. */
const DELAYS = [30, 60, 120, 390] as const;

interface Due {
  id: string;
  clientId: string;
  clientRowId: string;
  url: string;
  algorithm: SigningAlgorithm;
  subject: string;
  sid: string;
  attempts: number;
}

/** Tells applications which of their sessions have ended. A row is leased before its request, so that another node can go on. */
export async function sendLogoutTokens(service: AppServices): Promise<void> {
  if (!oauthProviderOptions.of(service).enabled) return;
  const due = await lease(service);
  await Promise.all(due.map((each) => send(service, each)));
}

async function lease({ orm }: AppServices): Promise<Due[]> {
  return orm.em.fork().execute<Due[]>(
    `with due as (select id from oauth_session_client where session_id is null and next_attempt_at <= ?
        order by next_attempt_at limit ${BATCH} for update skip locked),
      leased as (update oauth_session_client o set next_attempt_at = ?, attempts = attempts + 1
        from due where o.id = due.id returning o.id, o.client_id, o.subject, o.sid, o.attempts)
      select l.id, l.subject, l.sid, l.attempts, c.client_id "clientId", c.id "clientRowId",
        c.backchannel_logout_uri url, c.id_token_algorithm algorithm
      from leased l join oauth_client c on c.id = l.client_id`,
    [now(), inSeconds(DELAYS[0])],
  );
}

async function send(service: AppServices, due: Due): Promise<void> {
  const failure = due.url === null ? null : await attempt(service, due);
  const em = service.orm.em.fork();
  if (failure === null) return void (await em.nativeDelete(OAuthSessionClient, { id: due.id }));
  const delay = DELAYS[due.attempts];
  if (delay !== undefined) {
    await em.nativeUpdate(OAuthSessionClient, { id: due.id }, { failure, nextAttemptAt: inSeconds(delay) });
    return;
  }
  await inBackgroundCall(service, async (ctx) => {
    await ctx.em.nativeDelete(OAuthSessionClient, { id: due.id });
    ctx.audit('oauth-logout.failed', { organizationId: null, details: { oauthClientId: due.clientRowId } });
  });
}

/** @returns why the application did not accept the token; null if it did. */
async function attempt(service: AppServices, due: Due): Promise<string | null> {
  const { outgoing, baseUrl } = service.options;
  const request = createHttpClient({ ...outgoing, timeoutMs: TIMEOUT_MS, maxBytes: MAX_RESPONSE_BYTES }, baseUrl);
  let token = '';
  await inBackgroundCall(service, async (ctx) => void (token = await logoutToken(ctx, due)));
  try {
    const { status } = await request(due.url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ logout_token: token }),
    });
    return status === 200 || status === 204 ? null : `The application answered ${status}`;
  } catch (error) {
    service.log.info({ err: error, client: due.clientId }, 'a logout token was not sent');
    return 'The application did not respond';
  }
}

async function logoutToken(ctx: RequestContext, { algorithm, clientId, subject, sid }: Due): Promise<string> {
  const { kid, ...key } = await currentSigningKey(ctx, algorithm);
  return new SignJWT({ sid, events: { [EVENT]: {} } })
    .setProtectedHeader({ alg: algorithm, kid, typ: 'logout+jwt' })
    .setIssuer(callUrl(ctx.options, ''))
    .setAudience(clientId)
    .setSubject(subject)
    .setJti(v7())
    .setIssuedAt(now())
    .setExpirationTime(inSeconds(TOKEN_SECONDS))
    .sign(await importJWK(key, algorithm));
}
