import { z } from 'zod';

/** How the client authenticates at the token endpoint (RFC 6749 section 2.3). */
export type ClientAuthentication = 'basic' | 'post' | 'private_key_jwt' | 'none';

export interface ConnectionEndpoints {
  authorization: string;
  token: string;
  userInfo?: string | undefined;
  jwks: string;
}

const claim = z.string().min(1).max(255).optional();

/** The names of the claims of each field. */
export const ClaimMapping = z
  .strictObject({
    id: claim.describe('Unchanging, of the user; by default `sub`, or the NameID.'),
    email: claim.describe('By default `email`.'),
    emailVerified: claim.describe('By default `email_verified`, if `email` is not mapped.'),
    name: claim.describe('By default `name`, else the given and the family name.'),
    givenName: claim.describe('By default `given_name`.'),
    familyName: claim.describe('By default `family_name`.'),
    image: claim.describe('By default `picture`.'),
    directoryId: claim.describe('The id of the user in the directory of the organization.'),
    groups: claim.describe('By default `groups`.'),
    extraFields: z.record(z.string().max(255), z.string().min(1).max(255)).optional(),
  })
  .meta({ id: 'SsoClaimMapping', description: 'The claims from which the fields of users are read.' });
export type ClaimMapping = z.output<typeof ClaimMapping>;

const address = z.url({ protocol: /^https?$/ }).max(2048);
export const tokenAuthentication = z.enum(['client_secret_basic', 'client_secret_post', 'private_key_jwt', 'none']);
/** RFC 6749 section 3.3. */
const scope = z.string().regex(/^[\x21\x23-\x5b\x5d-\x7e]{1,255}$/);

export const oidcFields = {
  clientId: z
    .string()
    .min(1)
    .max(255)
    .optional()
    .meta({ description: 'Of the client that is registered at the provider.', examples: ['gatehouse'] }),
  clientSecret: z.string().min(1).max(4096).optional().describe('Never answered again.'),
  discoveryEndpoint: address.optional().describe('By default at the standard address below the issuer.'),
  authorizationEndpoint: address.optional().describe('By default the endpoints are discovered.'),
  tokenEndpoint: address.optional().describe('With the authorization endpoint.'),
  userInfoEndpoint: address.optional().describe('With the authorization endpoint.'),
  jwksEndpoint: address.optional().describe('With the authorization endpoint.'),
  skipDiscovery: z.boolean().optional().describe('Whether the endpoints are those of the request.'),
  tokenEndpointAuthentication: tokenAuthentication
    .optional()
    .describe('By default what the provider supports, and `none` without a client secret.'),
  scopes: z.array(scope).max(50).optional().describe('By default `openid`, `profile` and `email`.'),
  pkce: z.boolean().optional().describe('Whether requests have a PKCE challenge; by default they do.'),
  mapping: ClaimMapping.optional().describe('The claims of the fields of users.'),
  overrideUserInfo: z
    .boolean()
    .optional()
    .describe('Whether the names and pictures of managed accounts follow the provider.'),
};

export const oidcConfig = z
  .strictObject(oidcFields)
  .meta({ id: 'SsoOidcConfig' })
  .optional()
  .describe('The same fields of the client in an object.');

export type OidcInput = { oidcConfig?: z.output<typeof oidcConfig> } & Pick<
  NonNullable<z.output<typeof oidcConfig>>,
  keyof typeof oidcFields
>;

/** The fields of the client, which clients send flat or in `oidcConfig`. */
export function oidcFieldsOf(input: OidcInput): NonNullable<z.output<typeof oidcConfig>> {
  const names = Object.keys(oidcFields) as (keyof typeof oidcFields)[];
  const flat = Object.fromEntries(names.map((name) => [name, input[name]]));
  const all = Object.entries({ ...flat, ...input.oidcConfig });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

/** The endpoints belong together: those of one provider. */
export function hasAllEndpointsOrNone(input: OidcInput): boolean {
  const fields = oidcFieldsOf(input);
  const needed = [fields.authorizationEndpoint, fields.tokenEndpoint, fields.jwksEndpoint];
  const isNone = [...needed, fields.userInfoEndpoint].every((endpoint) => endpoint === undefined);
  return isNone ? fields.skipDiscovery !== true : !needed.includes(undefined);
}

export const endpointsError = 'The authorization, token and JWKS endpoints are needed together, or none of them';
