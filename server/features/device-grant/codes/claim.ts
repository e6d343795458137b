import { ref } from '@mikro-orm/postgresql';

import type { Call } from '#server/call/context.ts';
import type { DeviceCode } from '#server/features/device-grant/device-code.entity.ts';
import { deviceOptions } from '#server/features/device-grant/device-grant.options.ts';
import { presentPublicClient } from '#server/features/oauth-provider/clients/present-client.ts';
import type { SessionContext } from '#server/features/sessions/context.ts';
import { Session } from '#server/features/sessions/session.entity.ts';
import { clientKey } from '#server/http/limiter.ts';
import type { ClaimDevice } from '#shared/device-grant/schemas.ts';
import { formatUserCode, parseUserCode } from '#shared/device-grant/user-code.ts';

import { lockTypedCode } from './typed-code.ts';

const statuses = {
  pending: 'pending',
  claimed: 'pending',
  approved: 'approved',
  redeemed: 'approved',
  denied: 'denied',
} as const;

/** Claims the code of a device for the account and the session of the caller, who can then decide about it. */
export async function claimDevice({ ctx, input }: Call<SessionContext, typeof ClaimDevice>) {
  const code = await lockTypedCode(ctx, input.user_code);
  if (statuses[code.status] === 'pending') {
    code.status = 'claimed';
    code.user = ref(ctx.user);
    code.session = ref(ctx.em.getReference(Session, ctx.session.id));
  }
  return presentRequest(ctx, code, input.user_code);
}

function presentRequest(ctx: SessionContext, code: DeviceCode, typed: string) {
  const client = code.client.unwrap();
  const { ipAddress, userAgent, createdAt: at, scopes, resource, status } = code;
  return {
    user_code: formatUserCode(parseUserCode(typed)!),
    status: statuses[status],
    client_id: client.clientId,
    scope: scopes.join(' '),
    resource,
    client: presentPublicClient(client),
    startsSession: deviceOptions.of(ctx).sessions && client.firstParty,
    requestedFrom: { at, ipAddress, userAgent, isSameNetwork: clientKey(ipAddress) === clientKey(ctx.ip) },
  };
}
