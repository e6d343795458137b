import type { Call, RequestContext } from '#server/call/context.ts';
import { activateOrganization } from '#server/features/organizations/active-organization.ts';
import type { SessionContext } from '#server/features/sessions/context.ts';
import { Session } from '#server/features/sessions/session.entity.ts';
import { sessionOptions } from '#server/features/sessions/session.options.ts';
import { FlowError } from '#server/features/social/flow.ts';
import { linkIdentity } from '#server/features/social/sign-in-with-identity.ts';
import type { StatedIdentity } from '#server/features/sso/claims.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import {
  confirmationCookie,
  confirmationToken,
  confirmationTokensOf,
  setConfirmationCookie,
} from '#server/features/sso/open-confirmation.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { consumeToken, issueToken } from '#server/features/verification/single-use-tokens.ts';
import { AppError } from '#server/lib/errors.ts';
import { inSeconds } from '#server/lib/now.ts';
import { decrypt, encrypt } from '#server/security/encryption.ts';
import { randomToken } from '#server/security/random.ts';

import { mayConnect } from './connect.ts';
import { identityOf } from './identity-of.ts';
import { ensureMember } from './membership.ts';

/** Seconds that a user has to sign in to the account. */
const EXPIRES_IN = 600;
/** Of the encryption. */
const PURPOSE = 'sso confirmation';

/** The user of the address has to sign in to the account before the identity joins it. */
export class ConfirmationRequired extends FlowError {
  readonly user: User;

  constructor(user: User) {
    super('sso_confirmation_required');
    this.user = user;
  }
}

/** Keeps what the provider stated for this browser, until the user has signed in. */
export function offerConfirmation(
  ctx: RequestContext,
  { user }: ConfirmationRequired,
  { connection, stated }: { connection: SsoConnection; stated: StatedIdentity },
): void {
  const token = randomToken();
  const { id: connectionId, revision } = connection;
  const sealed = encrypt(ctx.secrets, JSON.stringify(stated), { purpose: PURPOSE, about: user.id });
  const data = { connectionId, revision, stated: sealed };
  issueToken(ctx, confirmationToken, { token, user, data, expiresIn: EXPIRES_IN });
  setConfirmationCookie(ctx, token, EXPIRES_IN);
}

/** Connects the identity to the account of the caller, who has signed in to it since, and makes the session one of the provider. */
export async function completeLink({ ctx }: Call<SessionContext>) {
  const { connection, stated } = await consumeConfirmation(ctx);
  const { accountProviderId: providerId, maxSessionAge, organizationId } = connection;
  try {
    await linkIdentity(ctx, identityOf(ctx, connection, stated), {
      userId: ctx.user.id,
      mayAddIdentity: (user) => mayConnect(ctx, user, { connection, stated }),
    });
    await ensureMember(ctx, { user: ctx.user, connection, stated, notes: new Set() });
  } catch (error) {
    if (error instanceof FlowError) throw new AppError('UNABLE_TO_LINK_ACCOUNT', { cause: error });
    throw error;
  }
  const endsAt = maxSessionAge === null ? ctx.session.endsAt : inSeconds(maxSessionAge);
  const expiresAt = endsAt !== null && endsAt < ctx.session.expiresAt ? endsAt : ctx.session.expiresAt;
  Object.assign(ctx.em.getReference(Session, ctx.session.id), { provider: providerId, endsAt, expiresAt });
  activateOrganization(ctx, organizationId);
  if (sessionOptions.of(ctx).cookieCache.enabled) ctx.reply.clearSessionCache();
  return { success: true as const };
}

async function consumeConfirmation(ctx: SessionContext) {
  ctx.reply.clear(confirmationCookie);
  for (const token of confirmationTokensOf(ctx)) {
    const stored = await consumeToken(ctx, confirmationToken, token);
    if (!stored || stored.expired || stored.userId !== ctx.user.id) continue;
    const { connectionId, revision, stated } = stored.data;
    const connection = await ctx.em.findOne(SsoConnection, { id: connectionId, revision, enabledAt: { $ne: null } });
    const text = decrypt(ctx.secrets, stated, { purpose: PURPOSE, about: ctx.user.id });
    if (connection && text) return { connection, stated: JSON.parse(text) as StatedIdentity };
  }
  throw new AppError('INVALID_TOKEN', { status: 401 });
}
