import { get, post, type CallMeta } from '#server/call/trpc.ts';
import { notImpersonated } from '#server/features/sessions/guards.ts';
import { ClaimDevice, DecideDevice, DeviceRequest } from '#shared/device-grant/schemas.ts';
import { Success } from '#shared/lib/responses.ts';

import { claimDevice } from './codes/claim.ts';
import { approveDevice, denyDevice } from './codes/decide.ts';
import { deviceOptions } from './device-grant.options.ts';

const ofCode: CallMeta = {
  enabled: (options) => deviceOptions.of({ options }).enabled,
  errors: ['INVALID_USER_CODE', 'EXPIRED_USER_CODE', 'OAUTH_CLIENT_NOT_FOUND', 'OAUTH_CLIENT_IS_FOR_MEMBERS'],
};
const decides: CallMeta = {
  ...ofCode,
  errors: [...ofCode.errors!, 'DEVICE_CODE_ALREADY_PROCESSED', 'DEVICE_CODE_NOT_CLAIMED'],
};

/** The codes of devices, as users type them. The calls of devices are routes of a protocol. */
export const deviceGrantRouter = {
  device: notImpersonated
    .meta(get('/device', 'Claim the code that a device shows', 'Only the account that claimed it can decide about it.'))
    .meta({ ...ofCode, signsIn: true })
    .input(ClaimDevice)
    .output(DeviceRequest)
    .query(claimDevice),
  deviceApprove: notImpersonated
    .meta(post('/device/approve', 'Let a device use the account'))
    .meta({
      ...decides,
      errors: [...decides.errors!, 'SESSION_IS_NOT_FRESH', 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION'],
    })
    .input(DecideDevice)
    .output(Success)
    .mutation(approveDevice),
  deviceDeny: notImpersonated
    .meta(post('/device/deny', 'Refuse a device'))
    .meta(decides)
    .input(DecideDevice)
    .output(Success)
    .mutation(denyDevice),
};
