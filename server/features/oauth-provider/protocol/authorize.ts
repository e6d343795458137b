import type { RequestContext } from '#server/call/context.ts';
import {
  documentClientOf,
  needsProof,
  requirePending,
  savePending,
} from '#server/features/oauth-provider/interactions/pending.ts';
import { isFirstParty } from '#server/features/oauth-provider/clients/find-client.ts';
import { handleWithLibrary } from '#server/features/oauth-provider/library/handle.ts';
import { completeResources } from '#server/features/oauth-provider/resources/requested-resources.ts';
import { documentClient } from '#server/features/oauth-provider/registration/document-clients.ts';
import { withLibrary } from '#server/features/oauth-provider/storage/dispatch.ts';
import { oauthLibrary } from '#server/features/oauth-provider/library/library.ts';
import { acrOf } from '#server/features/oauth-provider/acr.ts';
import { lacksRequiredFactor } from '#server/features/sessions/assurance/second-factor-policy.ts';
import { findSessionSnapshot, type SessionSnapshot } from '#server/features/sessions/current-session.ts';
import { callUrl } from '#server/http/address.ts';
import { AppError } from '#server/lib/errors.ts';

import { asGet, asPage } from './page.ts';

const PATH = '/oauth2/authorize';

/** The authorization endpoint (RFC 6749 section 3.1). */
export const authorize = asPage(async ({ ctx, query }) => {
  const clientId = query.get('client_id') ?? '';
  // Before the library, which may begin a transaction.
  const document = await documentClient(ctx, clientId, { begins: true });
  const session = await usableSession(ctx);
  const provider = await oauthLibrary.of(ctx).providerFor(ctx);
  // A pushed request is complete. Without a scope, the identity of the user alone.
  const fallback = query.has('request_uri') ? null : 'openid';
  const resources = await completeResources(ctx, query, { clientId, fallback });
  return handleWithLibrary(
    { ctx, provider, session, resources, documentClient: document },
    { method: 'GET', path: `${PATH}?${query.toString()}` },
  );
});

/** The same as a form (OpenID Connect Core section 3.1.2.1). */
export const authorizeByForm = asGet(({ options }, query) => callUrl(options, `${PATH}?${query}`));

/** Goes on with a request whose user has signed in or consented. */
export const resume = asPage(async ({ ctx, params }) => {
  const uid = params['uid']!;
  const session = await usableSession(ctx);
  const provider = await oauthLibrary.of(ctx).providerFor(ctx);
  const pending = await requirePending(ctx, uid);
  const { result = {}, consentedBy } = pending;
  if (session && result.error === undefined) {
    if (!needsProof(pending, session)) result.login = loginOf(session);
    const clientId = pending.params.client_id;
    if (consentedBy !== session.user.id) delete result.consent;
    if (await isFirstParty(ctx, clientId)) result.consent = {};
  }
  const document = await documentClientOf(ctx, pending);
  // The library would refuse a session that began during the request.
  await withLibrary({ ctx }, (dispatch) => savePending(dispatch, { ...pending, result, session: undefined }));
  const cookie = `${provider.cookieName('resume')}=${uid}`;
  return handleWithLibrary(
    { ctx, provider, session, documentClient: document },
    { method: 'GET', path: `${PATH}/${uid}`, headers: { cookie } },
  );
});

function loginOf({ user, session }: SessionSnapshot) {
  const ts = Math.floor(session.authenticatedAt.getTime() / 1000);
  return { accountId: user.id, ts, amr: [...session.amr], acr: acrOf(session.level) };
}

/** The session of the browser, if it may sign in to applications: not for another user, and with the factors that are required. */
async function usableSession(ctx: RequestContext): Promise<SessionSnapshot | null> {
  const snapshot = await findSessionSnapshot(ctx);
  if (snapshot === null) return null;
  if (snapshot.principal.impersonator !== null) throw new AppError('YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING');
  return lacksRequiredFactor(ctx, snapshot.principal) ? null : snapshot;
}
