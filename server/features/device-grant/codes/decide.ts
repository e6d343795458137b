import { ref } from '@mikro-orm/postgresql';

import type { Call } from '#server/call/context.ts';
import type { DeviceCode } from '#server/features/device-grant/device-code.entity.ts';
import { CONNECTED_APPS, deviceConnectedMail } from '#server/features/device-grant/device-grant.definitions.ts';
import { deviceOptions } from '#server/features/device-grant/device-grant.options.ts';
import { allow } from '#server/features/oauth-provider/library/grants.ts';
import { requireMembershipFor } from '#server/features/oauth-provider/owners/member-access.ts';
import { isRecentlyAuthenticated } from '#server/features/sessions/assurance/proof.ts';
import type { SessionContext } from '#server/features/sessions/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { now } from '#server/lib/now.ts';
import type { DecideDevice } from '#shared/device-grant/schemas.ts';

import { lockTypedCode } from './typed-code.ts';

/** Lets a device use the account of the caller, who has claimed its code in this session. */
export async function approveDevice({ ctx, input }: Call<SessionContext, typeof DecideDevice>) {
  const code = await lockClaimedCode(ctx, input.userCode);
  if (isSensitive(ctx, code) && !isRecentlyAuthenticated(ctx.session, ctx.user, ctx.options))
    throw new AppError('SESSION_IS_NOT_FRESH');
  const client = code.client.unwrap();
  const { scopes, ipAddress, userAgent } = code;
  // What the user chose for an application of the platform stays.
  const member = await requireMembershipFor(ctx, client);
  const grant = await allow(ctx, {
    clientId: client.clientId,
    userId: ctx.user.id,
    scopes,
    claims: [],
    resources: {},
    // The mail about the device names the application too.
    sendsMail: false,
    ...(client.organization && { member }),
  });
  const { level, amr, authenticatedAt } = ctx.session;
  Object.assign(code, {
    status: 'approved',
    grant: ref(grant),
    authentication: { level, amr: [...amr], authTime: Math.floor(authenticatedAt.getTime() / 1000) },
    decidedAt: now(),
  });
  record(ctx, 'device.approved', code);
  ctx.sendMail(deviceConnectedMail, {
    user: ctx.user,
    applicationName: client.name,
    ipAddress,
    userAgent,
    url: ctx.options.webAppUrl + CONNECTED_APPS,
  });
  return { success: true as const };
}

/** Refuses a device, which learns it. */
export async function denyDevice({ ctx, input }: Call<SessionContext, typeof DecideDevice>) {
  const code = await lockClaimedCode(ctx, input.userCode);
  Object.assign(code, { status: 'denied', decidedAt: now() });
  record(ctx, 'device.denied', code);
  return { success: true as const };
}

/** @throws DEVICE_CODE_NOT_CLAIMED if the caller has not seen in this session what the device asks for. */
async function lockClaimedCode(ctx: SessionContext, typed: string): Promise<DeviceCode> {
  const code = await lockTypedCode(ctx, typed);
  if (code.status !== 'pending' && code.status !== 'claimed') throw new AppError('DEVICE_CODE_ALREADY_PROCESSED');
  if (code.sessionId !== ctx.session.id) throw new AppError('DEVICE_CODE_NOT_CLAIMED');
  return code;
}

/** Whether an unattended browser must not approve it: the device could change something. */
function isSensitive(ctx: SessionContext, { scopes, client }: DeviceCode): boolean {
  const changes = scopes.some((scope) => scope.includes(':') && !/:(read|list)$/.test(scope));
  return changes || (deviceOptions.of(ctx).sessions && client.unwrap().firstParty);
}

function record(ctx: SessionContext, event: 'device.approved' | 'device.denied', { client, scopes }: DeviceCode): void {
  const details = { oauthClientId: client.id, scopes: scopes.join(',') };
  ctx.audit(event, { subjectId: ctx.user.id, details });
}
