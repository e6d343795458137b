import { requireNotImpersonated } from '#server/features/sessions/not-impersonated.ts';
import type { Call, RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { useTrustedDevice } from '#server/features/sessions/assurance/trusted-devices.ts';
import { hasRequiredLevel } from '#server/features/sessions/assurance/proof.ts';
import {
  clearSessionCookies,
  findSessionSnapshot,
  parseBearerToken,
  withToken,
} from '#server/features/sessions/current-session.ts';
import { presentSession } from '#server/features/sessions/present-session.ts';
import { endSessionByToken } from '#server/features/sessions/queries.ts';
import type { DeviceSessionInput } from '#shared/multi-session/schemas.ts';

import {
  activate,
  endStored,
  handleOf,
  readStoredSessions,
  storeSession,
  type StoredSession,
} from './stored-sessions.ts';

/** The sessions of this browser: the active one, and those that can become it, whose `token` is a handle. */
export async function listDeviceSessions({ ctx }: Call<RequestContext>) {
  const active = await findActive(ctx);
  const stored = await readStoredSessions(ctx);
  return [
    ...(active ? [await presentSession(ctx, active, active.token)] : []),
    ...stored.map(({ handle, session, user }) => ({ session: withToken(session, handle), user })),
  ];
}

/** Makes another session of this browser the active one, and stores the active one. */
export async function setActiveSession({ ctx, input }: Call<RequestContext, typeof DeviceSessionInput>) {
  const active = await findActive(ctx);
  if (active && isNamed(active.token, input.sessionToken)) {
    return presentSession(ctx, active, active.token);
  }
  const chosen = await requireStored(ctx, input.sessionToken);
  // Like a sign-in: the user may have set up a second factor since.
  const { session, user, token } = chosen;
  if (!hasRequiredLevel(session, user) && !(await useTrustedDevice(ctx, user))) {
    throw new AppError('INVALID_SESSION_TOKEN');
  }
  if (active) storeSession(ctx, active.token, active.session);
  activate(ctx, chosen);
  const shown = { ...withToken(session, token), provider: session.provider, hasOrganizationPolicy: true };
  return presentSession(ctx, { session: shown, user }, token);
}

/** Signs out of one account of this browser. If it is the active one, the newest of the others becomes active. */
export async function revokeDeviceSession({ ctx, input }: Call<RequestContext, typeof DeviceSessionInput>) {
  const active = await findActive(ctx);
  if (active && isNamed(active.token, input.sessionToken)) {
    await endSessionByToken(ctx.em, active.token);
    clearSessionCookies(ctx);
    const next = (await readStoredSessions(ctx)).find(({ session, user }) => hasRequiredLevel(session, user));
    if (next) activate(ctx, next);
  } else {
    await endStored(ctx, [await requireStored(ctx, input.sessionToken)]);
  }
  return { status: true as const };
}

/** Rejects impersonators: their session is not one of the browser's accounts. */
async function findActive(ctx: RequestContext) {
  if (parseBearerToken(ctx.headers.authorization) !== null) return null;
  const active = await findSessionSnapshot(ctx);
  if (active) requireNotImpersonated(active.session);
  return active;
}

function isNamed(token: string, name: string): boolean {
  return name === token || name === handleOf(token);
}

async function requireStored(ctx: RequestContext, name: string): Promise<StoredSession> {
  const stored = (await readStoredSessions(ctx)).find(({ token }) => isNamed(token, name));
  if (!stored) throw new AppError('INVALID_SESSION_TOKEN');
  return stored;
}
