import type { RequestContext } from '#server/call/context.ts';
import type { ProtocolResponse } from '#server/call/protocol.ts';
import type { ResourceType } from '#server/features/scim/schema/attributes.ts';
import { readResource, type Resource } from '#server/features/scim/schema/resource.ts';

import { readProjection, type Projection } from './projection.ts';
import { locationOf } from './responses.ts';

/** A stored resource, with its read-only attributes. */
export interface StoredResource {
  id: string;
  resource: Resource;
  readOnly?: Resource;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const etagOf = ({ version }: Pick<StoredResource, 'version'>) => `W/"${version}"`;

export function present(
  ctx: RequestContext,
  type: ResourceType,
  { row, projection }: { row: StoredResource; projection: Projection },
): object {
  const { id, resource, readOnly, createdAt, updatedAt } = row;
  // JSON of the database has another order of keys.
  const attributes = readResource(type, resource);
  const extensions = type.extensions.filter((extension) => extension.id in attributes);
  return projection({
    schemas: [type.schema, ...extensions].map((schema) => schema.id),
    id,
    ...attributes,
    ...readOnly,
    meta: {
      resourceType: type.name,
      created: createdAt.toISOString(),
      lastModified: updatedAt.toISOString(),
      location: locationOf(ctx, `${type.endpoint}/${id}`),
      version: etagOf(row),
    },
  });
}

/** The answer to a request about one resource. */
export function resourceResponse(
  ctx: RequestContext,
  type: ResourceType,
  { row, query, status = 200 }: { row: StoredResource; query: URLSearchParams; status?: number },
): ProtocolResponse {
  const location = locationOf(ctx, `${type.endpoint}/${row.id}`);
  const body = present(ctx, type, { row, projection: readProjection(type, query) });
  return { status, headers: { etag: etagOf(row), ...(status === 201 && { location }) }, body };
}
