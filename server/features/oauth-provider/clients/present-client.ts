import type { z } from 'zod';

import { organizationIdOf, type OAuthClient } from '#server/features/oauth-provider/client.entity.ts';
import { CLIENT_CREDENTIALS, TOKEN_EXCHANGE } from '#shared/oauth-provider/grant-types.ts';
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
    jwks: client.jwks,
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
  { kind, grantTypes: registered }: Pick<OAuthClient, 'kind' | 'grantTypes'>,
  grantTypes: string[] = registered,
): { grant_types: string[]; response_types: 'code'[] } {
  if (kind === 'machine') {
    return {
      grant_types: [CLIENT_CREDENTIALS, ...grantTypes.filter((type) => type === TOKEN_EXCHANGE)],
      response_types: [],
    };
  }
  return { grant_types: grantTypes, response_types: grantTypes.includes('authorization_code') ? ['code'] : [] };
}

/** The host of its metadata document, by which users tell apart applications of the same name. */
export function hostOf({ source, clientId }: Pick<OAuthClient, 'source' | 'clientId'>): string | null {
  return source === 'document' ? new URL(clientId).host : null;
}

/** How mails name an application: a name that it gave itself says little. */
export function displayName(client: Pick<OAuthClient, 'source' | 'clientId' | 'name'>): string {
  const host = hostOf(client);
  return host === null ? client.name : `${client.name} (${host})`;
}

/** What every user may know of an application. Addresses that it gave itself could be those of another one. */
export function presentPublicClient(client: OAuthClient): z.input<typeof PublicOAuthClient> {
  const isUnchecked = client.source === 'dynamic' && client.verifiedAt === null;
  return {
    client_id: client.clientId,
    client_name: client.name,
    client_uri: isUnchecked ? null : client.uri,
    policy_uri: isUnchecked ? null : client.policyUri,
    tos_uri: isUnchecked ? null : client.termsUri,
    skip_consent: client.firstParty,
    source: client.source,
    host: hostOf(client),
  };
}
