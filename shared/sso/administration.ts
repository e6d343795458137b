import { z } from 'zod';

import { RowOrganization } from '#shared/admin/organizations.ts';
import { LookupId, Timestamp } from '#shared/lib/fields.ts';
import { Cursor, Limit, NextCursor } from '#shared/lib/paging.ts';

import { Attention, Connection, ConnectionDomain } from './schemas.ts';

export const ListConnections = z
  .strictObject({
    organizationId: LookupId.optional().describe('By default those of all organizations.'),
    limit: Limit,
    cursor: Cursor.optional(),
  })
  .prefault({});

export const ConnectionIdInput = z.strictObject({ connectionId: LookupId.describe('The identity provider.') });

const { id, providerId, name, type, issuer } = Connection.shape;

/** For operators: neither what the provider is trusted with nor what it stated about users. */
export const AdministeredConnection = z
  .object({
    id,
    providerId,
    name,
    type,
    issuer,
    organization: RowOrganization,
    domains: z.array(ConnectionDomain).describe('The domains of the organization that it serves.'),
    enabled: z.boolean(),
    tested: z.boolean().describe('Whether its current settings were tested.'),
    attention: Attention,
    lastSignInAt: Timestamp.nullable().describe('Null if none of the recorded sign-ins succeeded.'),
    failures: z.int().describe('Sign-ins of the last 24 hours that were refused, of the newest 50.'),
    createdAt: Timestamp,
  })
  .meta({ id: 'AdministeredConnection' });

export const ConnectionPage = z
  .object({
    connections: z.array(AdministeredConnection),
    total: z.int(),
    totalIsCapped: z.boolean().meta({ description: 'There are more than `total`: counting stopped there' }),
    nextCursor: NextCursor,
  })
  .meta({ id: 'ConnectionPage' });
