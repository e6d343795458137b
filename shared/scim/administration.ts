import { z } from 'zod';

import { RowOrganization } from '#shared/admin/organizations.ts';
import { Timestamp } from '#shared/lib/fields.ts';
import { Cursor, Limit, NextCursor } from '#shared/lib/paging.ts';

import { Directory } from './schemas.ts';

export const ListDirectories = z.strictObject({ limit: Limit, cursor: Cursor.optional() }).prefault({});

const { id, name, enabled, confirmed, createdAt } = Directory.shape;

/** For operators: no user, no group and no token of it. */
const AdministeredDirectory = z
  .object({
    id,
    name,
    organization: RowOrganization,
    enabled,
    confirmed,
    lastRequestAt: Timestamp.nullable().describe('When one of its tokens was last used.'),
    users: z.int(),
    groups: z.int(),
    refused: z.int().describe('Requests of the last 30 days that were refused, of the newest 100.'),
    createdAt,
  })
  .meta({ id: 'AdministeredDirectory' });

export const DirectoryPage = z
  .object({
    directories: z.array(AdministeredDirectory),
    total: z.int(),
    totalIsCapped: z.boolean().meta({ description: 'There are more than `total`: counting stopped there' }),
    nextCursor: NextCursor,
  })
  .meta({ id: 'DirectoryPage' });
