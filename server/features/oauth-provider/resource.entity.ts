import { defineEntity, p } from '@mikro-orm/postgresql';

import { identified, optionalTimestamp, timestamps } from '#server/db/columns.ts';
import { all, content, kept, link, none, personalData, rowId } from '#server/db/personal-data.ts';
import type { ResourceScope } from '#shared/oauth-provider/resources.ts';

import { OAuthClientSchema } from './client.entity.ts';

/** An API other than that of the service, for which applications get access tokens (RFC 8707). */
export const OAuthResourceSchema = defineEntity({
  name: 'OAuthResource',
  tableName: 'oauth_resource',
  properties: {
    ...identified,
    /** In its normal form: the audience of its tokens. */
    uri: p.text().unique(),
    name: p.text(),
    scopes: p.json<ResourceScope[]>(),
    /** Those of a request without a scope. */
    defaultScopes: p.array(),
    /** A server of the Model Context Protocol, for which every application gets tokens. */
    mcp: p.boolean(),
    /** Seconds; null: that of the options. */
    accessTokenExpiresIn: p.integer().strictNullable(),
    /** The registered client as which the API introspects its tokens (RFC 7662). */
    introspectionClient: () =>
      p.manyToOne(OAuthClientSchema).ref().strictNullable().default(null).deleteRule('set null').index(),
    disabledAt: optionalTimestamp(),
    ...timestamps,
  },
});

export class OAuthResource extends OAuthResourceSchema.class {}
OAuthResourceSchema.setClass(OAuthResource);

const ofApi = none('It describes an API.');
const toApplication = kept({ ...link, export: 'no' }, 'It leads to an application or an API.');

personalData(
  OAuthResourceSchema,
  { name: null },
  {
    id: rowId,
    ...all(kept({ ...content, export: 'no' }, 'It describes an API of the operator.'), 'uri', 'name', 'scopes'),
    ...all(ofApi, 'defaultScopes', 'mcp', 'accessTokenExpiresIn'),
    introspectionClient: toApplication,
    ...all(ofApi, 'disabledAt', 'createdAt', 'updatedAt'),
  },
);

/** An application that gets tokens for a resource. */
export const OAuthClientResourceSchema = defineEntity({
  name: 'OAuthClientResource',
  tableName: 'oauth_client_resource',
  uniques: [{ name: 'oauth_client_resource_client_resource', properties: ['client', 'resource'] }],
  properties: {
    ...identified,
    client: () => p.manyToOne(OAuthClientSchema).ref().deleteRule('cascade'),
    resource: () => p.manyToOne(OAuthResourceSchema).ref().deleteRule('cascade').index(),
  },
});

export class OAuthClientResource extends OAuthClientResourceSchema.class {}
OAuthClientResourceSchema.setClass(OAuthClientResource);

personalData(OAuthClientResourceSchema, { name: null }, { id: rowId, ...all(toApplication, 'client', 'resource') });
