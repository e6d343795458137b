import type { z } from 'zod';

import { organizationIdOf, type OAuthClient } from '#server/features/oauth-provider/client.entity.ts';
import type { OAuthClient as OAuthClientAnswer, PublicOAuthClient } from '#shared/oauth-provider/schemas.ts';

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

export function presentClient(client: OAuthClient): z.input<typeof OAuthClientAnswer> {
  return {
    ...presentPublicClient(client),
    reference_id: organizationIdOf(client),
    organization: client.organization === null ? null : { name: client.organization.unwrap().name },
    verified: client.verifiedAt !== null,
    client_id_issued_at: secondsOf(client.createdAt),
    kind: client.kind,
    redirect_uris: client.redirectUris,
    post_logout_redirect_uris: client.postLogoutRedirectUris,
    backchannel_logout_uri: client.backchannelLogoutUri,
    token_endpoint_auth_method: client.authMethod,
    ...protocolOf(client),
    scope: client.scopes.join(' '),
    id_token_signed_response_alg: client.idTokenAlgorithm,
    secret_start: client.secretStart,
    previous_secret_expires_at: client.previousSecretExpiresAt && secondsOf(client.previousSecretExpiresAt),
    service_account_id: client.serviceAccount?.id ?? null,
    disabled: client.disabledAt !== null,
  };
}

/** What an application does at the endpoints: with the grant types of its registration, or with others. */
export function protocolOf(
  { kind, grantTypes: registered }: OAuthClient,
  grantTypes: string[] = registered,
): { grant_types: string[]; response_types: 'code'[] } {
  if (kind === 'machine') return { grant_types: ['client_credentials'], response_types: [] };
  return { grant_types: grantTypes, response_types: grantTypes.includes('authorization_code') ? ['code'] : [] };
}

/** What every user may know of an application. */
export function presentPublicClient(client: OAuthClient): z.input<typeof PublicOAuthClient> {
  return {
    client_id: client.clientId,
    client_name: client.name,
    client_uri: client.uri,
    policy_uri: client.policyUri,
    tos_uri: client.termsUri,
    skip_consent: client.firstParty,
  };
}
