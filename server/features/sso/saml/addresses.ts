import type { AppServices } from '#server/call/context.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { callUrl } from '#server/http/address.ts';

type Service = Pick<AppServices, 'options'>;
type Connection = Pick<SsoConnection, 'providerId'>;

/** The metadata of this service for a connection. */
export function spMetadataUrl({ options }: Service, { providerId }: Connection): string {
  return callUrl(options, '/sso/saml2/sp/metadata', { providerId });
}

/** Each connection has one of its own, so that a response for one is never valid for another. */
export function spEntityIdOf(service: Service, connection: Connection & Pick<SsoConnection, 'saml'>): string {
  return connection.saml?.spEntityId ?? spMetadataUrl(service, connection);
}

/** Where the identity provider posts responses (the assertion consumer service). */
export function acsUrlOf({ options }: Service, { providerId }: Connection): string {
  return callUrl(options, `/sso/saml2/sp/acs/${providerId}`);
}

export function sloUrlOf({ options }: Service, { providerId }: Connection): string {
  return callUrl(options, `/sso/saml2/sp/slo/${providerId}`);
}
