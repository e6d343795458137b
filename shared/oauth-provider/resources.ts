import { z } from 'zod';

import { LookupId, OwnId, Timestamp } from '#shared/lib/fields.ts';

const MAX_CHARACTERS = 512;
const MAX_SCOPES = 50;

/** Why a URI cannot name a resource (RFC 8707 section 2); null if it can. */
export function resourceUriProblem(uri: string): string | null {
  if (uri.length > MAX_CHARACTERS) return 'it is too long';
  if (!/^[\x21-\x7e]+$/.test(uri)) return 'it contains characters that are not escaped';
  if (!URL.canParse(uri)) return 'it is no absolute URI';
  const { protocol, username, password } = new URL(uri);
  if (!['https:', 'http:', 'urn:'].includes(protocol)) return 'it begins with neither https: nor http: nor urn:';
  if (username || password) return 'it contains a user name';
  if (/[\\*?#]/.test(uri)) return 'it contains a query, a fragment, a wildcard or a backslash';
  return null;
}

/** The form in which the URI of a resource is registered: that of the URL standard, without the slash of an empty path. */
export function normalResourceUri(uri: string): string {
  const url = URL.parse(uri);
  if (url === null || url.protocol === 'urn:') return uri;
  return url.pathname === '/' && url.search === '' ? url.origin : url.href;
}

/** Applications write a URI with a slash at its end or without. */
export function resourceUriForms(uri: string): string[] {
  const normal = normalResourceUri(uri);
  return [normal, normal.endsWith('/') ? normal.slice(0, -1) : `${normal}/`];
}

/** A scope-token of RFC 6749 section 3.3. */
const scopeName = z
  .string()
  .regex(/^[\x21\x23-\x5b\x5d-\x7e]+$/)
  .max(64)
  .meta({ examples: ['orders:read'] });

const resourceScope = {
  name: scopeName,
  title: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .meta({ description: 'What it allows, as users see it.', examples: ['See your orders'] }),
};
export const ResourceScope = z.object(resourceScope).meta({ id: 'ResourceScope' });
export type ResourceScope = z.output<typeof ResourceScope>;

const members = {
  name: z
    .string()
    .trim()
    .min(1)
    .max(64)
    .meta({ description: 'As users see it.', examples: ['Orders'] }),
  scopes: z.array(ResourceScope).max(MAX_SCOPES),
  defaultScopes: z
    .array(scopeName)
    .max(MAX_SCOPES)
    .describe('Those of a request without a scope.')
    .meta({ examples: [['orders:read']] }),
  mcp: z
    .boolean()
    .describe('Whether it is a server of the Model Context Protocol: every application gets tokens for it.'),
  accessTokenExpiresIn: z
    .int()
    .min(60)
    .max(3600)
    .nullable()
    .meta({ description: 'Seconds for which its access tokens are valid; null: as the options say.', examples: [300] }),
  introspectionClientId: z
    .string()
    .max(512)
    .nullable()
    .describe('The `client_id` as which it introspects its tokens.')
    .meta({ examples: ['0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10'] }),
};

const scopesInput = z.array(z.strictObject(resourceScope)).max(MAX_SCOPES);

export const CreateOAuthResource = z.strictObject({
  uri: z
    .string()
    .max(MAX_CHARACTERS)
    .describe('Its URI: the audience of its tokens.')
    .meta({ examples: ['https://orders.example.com'] }),
  name: members.name,
  scopes: scopesInput.default([]),
  defaultScopes: members.defaultScopes.default([]),
  mcp: members.mcp.default(false),
  accessTokenExpiresIn: members.accessTokenExpiresIn.default(null),
  introspectionClientId: members.introspectionClientId.default(null),
});

export const OAuthResourceIdInput = z.strictObject({ resourceId: LookupId.describe('The resource.') });

export const UpdateOAuthResource = z.strictObject({
  ...OAuthResourceIdInput.shape,
  update: z
    .strictObject({
      ...members,
      scopes: scopesInput,
      disabled: z.boolean().describe('Whether no application gets tokens for it.'),
    })
    .partial()
    .describe('The members to change.'),
});

export const LinkOAuthResource = z.strictObject({
  ...OAuthResourceIdInput.shape,
  clientId: z.string().min(1).max(512).describe('The `client_id` of the application.'),
});

export const OAuthResource = z
  .object({
    id: OwnId,
    uri: z.string().meta({ examples: ['https://orders.example.com'] }),
    ...members,
    disabled: z.boolean(),
    clientIds: z.array(z.string()).describe('The `client_id` of each application that gets tokens for it.'),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({ id: 'OAuthResource' });

/** What an application may do with a resource, for users. */
export const AllowedResource = z
  .object({
    uri: OAuthResource.shape.uri,
    name: members.name,
    scopes: z.array(ResourceScope),
  })
  .meta({ id: 'AllowedResource' });

/** What an application asks to do with a resource. */
export const RequestedResource = AllowedResource.extend({
  scopes: z.array(ResourceScope.extend({ isGranted: z.boolean().describe('Whether the user allowed it before.') })),
}).meta({ id: 'RequestedResource' });
