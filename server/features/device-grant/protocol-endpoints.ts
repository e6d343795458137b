import type { ProtocolCall, ProtocolResponse } from '#server/call/protocol.ts';
import { formOf } from '#server/features/oauth-provider/protocol/forms.ts';
import { forward } from '#server/features/oauth-provider/protocol/tokens.ts';
import { isOwnResource } from '#server/features/oauth-provider/own-resource.ts';
import { absoluteUrl, webAppPage, withQuery } from '#server/http/address.ts';
import { DEVICE_CODE } from '#shared/device-grant/schemas.ts';

import { startDeviceSession } from './codes/device-session.ts';
import { deviceOptions } from './device-grant.options.ts';
import { descriptions } from './library/device-code-adapter.ts';
import { CODE_PATH } from './library/extension.ts';

type DeviceCall = ProtocolCall<null>;

/** The device authorization endpoint (RFC 8628 section 3.1). Without a scope, a device asks for the identity of its user. */
export async function requestCode(call: DeviceCall): Promise<ProtocolResponse> {
  const { options } = call.ctx;
  const form = formOf(call.body);
  if (!form.get('scope')) form.set('scope', 'openid');
  const isForOthers = form.getAll('resource').some((resource) => !isOwnResource(options, resource));
  if (isForOthers) return refuse('invalid_target', 'Devices get tokens for the API of the service only');
  const response = await forward(call, { method: 'POST', path: CODE_PATH, form });
  if (response.status !== 200) return response;
  const { device_code, user_code, expires_in } = JSON.parse(response.body as string) as Record<string, string>;
  const page = absoluteUrl(webAppPage(options, '/device'), options);
  return {
    ...response,
    body: {
      device_code,
      user_code,
      verification_uri: page,
      verification_uri_complete: withQuery(page, { user_code }),
      expires_in,
      interval: deviceOptions.of(call.ctx).interval,
    },
  };
}

/** The endpoint of the published clients of better-auth, which answers a session: only if the options permit it. */
export async function requestSession({ ctx, body }: DeviceCall): Promise<ProtocolResponse> {
  const form = formOf(body);
  if (form.get('grant_type') !== DEVICE_CODE) return refuse('unsupported_grant_type', 'Unsupported grant type');
  const [clientId, deviceCode] = [form.get('client_id'), form.get('device_code')];
  if (!clientId || !deviceCode) return refuse('invalid_request', 'client_id and device_code are required');
  const started = await startDeviceSession(ctx, { clientId, deviceCode });
  if (started === 'invalid_client') return refuse(started, 'The application gets tokens at the token endpoint');
  return typeof started === 'string' ? refuse(started, descriptions[started]) : { status: 200, body: started };
}

const refuse = (error: string, description: string): ProtocolResponse => ({
  status: 400,
  body: { error, error_description: description },
});
