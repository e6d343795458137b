import type { ProtocolCall, ProtocolResponse } from '#server/call/protocol.ts';
import {
  enterpriseSchema,
  groupSchema,
  groupType,
  userSchema,
  userType,
  type Attribute,
  type ResourceType,
  type Schema,
} from '#server/features/scim/schema/attributes.ts';

import { notFound } from '#server/features/scim/scim-error.ts';
import { listResponse, locationOf, type ScimRoute } from './responses.ts';

const SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0';
/** Of a list, whatever `count` says. */
export const MAX_RESULTS = 200;

/** What the service supports (RFC 7644, section 4). The same for every directory, so it needs no token. */
export const discoveryRoutes: readonly ScimRoute[] = [
  route('getServiceProviderConfig', '/ServiceProviderConfig', ({ ctx }) => ({ status: 200, body: configOf(ctx) })),
  route('listResourceTypes', '/ResourceTypes', ({ ctx }) =>
    list([userType, groupType].map((type) => typeOf(ctx, type))),
  ),
  route('getResourceType', '/ResourceTypes/:id', ({ ctx, params }) =>
    one(
      [userType, groupType].map((type) => typeOf(ctx, type)),
      params['id']!,
    ),
  ),
  route('listSchemas', '/Schemas', ({ ctx }) => list(schemas.map((schema) => presentSchema(ctx, schema)))),
  route('getSchema', '/Schemas/:id', ({ ctx, params }) =>
    one(
      schemas.map((schema) => presentSchema(ctx, schema)),
      params['id']!,
    ),
  ),
];

const schemas = [userSchema, enterpriseSchema, groupSchema];

type Call = ProtocolCall<unknown>;

function route(name: string, path: string, respond: (call: Call) => ProtocolResponse): ScimRoute {
  return { name: `scim.${name}`, method: 'GET', path, handle: async (call) => respond(call) };
}

function list(resources: object[]): ProtocolResponse {
  return listResponse(resources, { totalResults: resources.length, startIndex: 1 });
}

function one(resources: { id: string }[], id: string): ProtocolResponse {
  const body = resources.find((resource) => resource.id === id);
  if (body === undefined) throw notFound();
  return { status: 200, body };
}

function configOf(ctx: Call['ctx']) {
  const unsupported = { supported: false };
  return {
    schemas: [`${SCHEMA}:ServiceProviderConfig`],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: MAX_RESULTS },
    changePassword: unsupported,
    sort: unsupported,
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: 'A token that a manager of the organization creates for the directory',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: locationOf(ctx, '/ServiceProviderConfig') },
  };
}

function typeOf(ctx: Call['ctx'], { name, endpoint, schema, extensions }: ResourceType) {
  return {
    schemas: [`${SCHEMA}:ResourceType`],
    id: name,
    name,
    endpoint,
    schema: schema.id,
    ...(extensions.length > 0 && { schemaExtensions: extensions.map(({ id }) => ({ schema: id, required: false })) }),
    meta: { resourceType: 'ResourceType', location: locationOf(ctx, `/ResourceTypes/${name}`) },
  };
}

function presentSchema(ctx: Call['ctx'], { id, name, attributes }: Schema) {
  return {
    schemas: [`${SCHEMA}:Schema`],
    id,
    name,
    attributes: attributes.map(presentAttribute),
    meta: { resourceType: 'Schema', location: locationOf(ctx, `/Schemas/${id}`) },
  };
}

/** With the defaults of RFC 7643, section 2.2. */
function presentAttribute({ subAttributes, ...attribute }: Attribute): object {
  return {
    multiValued: false,
    required: false,
    caseExact: false,
    mutability: 'readWrite',
    returned: 'default',
    uniqueness: 'none',
    ...attribute,
    ...(attribute.type === 'reference' && { referenceTypes: ['external', 'uri'] }),
    ...(subAttributes && { subAttributes: subAttributes.map(presentAttribute) }),
  };
}
