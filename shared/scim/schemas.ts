import { z } from 'zod';

import { Id, LookupId, Timestamp } from '#shared/lib/fields.ts';
import { Cursor, Limit, NextCursor } from '#shared/lib/paging.ts';

const organization = { organizationId: LookupId.optional() };
const DirectoryName = z.string().trim().min(1).max(64);
const DirectoryRole = z.string().max(64);
const roles = {
  defaultRole: DirectoryRole.meta({
    description: 'The role of members whom the directory adds.',
    examples: ['member'],
  }),
  ceilingRole: DirectoryRole.meta({
    description: 'The directory grants and changes no role that outranks it.',
    examples: ['member'],
  }),
};
const newToken = {
  name: z.string().trim().max(64).default('').describe('To tell the tokens of a directory apart.'),
  expiresIn: z.int().min(3600).max(63_072_000).optional().describe('Seconds; by default `scim.tokenExpiresIn`.'),
};

export const InDirectory = z.strictObject(organization).prefault({});
export const CreateDirectory = z.strictObject({
  ...organization,
  name: DirectoryName,
  defaultRole: roles.defaultRole.default('member'),
  ceilingRole: roles.ceilingRole.default('member'),
});
export const UpdateDirectory = z.strictObject({
  ...organization,
  name: DirectoryName.optional(),
  enabled: z.boolean().optional().describe('Whether its tokens are accepted.'),
  confirmed: z.literal(true).optional().describe('Lets a directory that a set-up link connected change users.'),
  defaultRole: roles.defaultRole.optional(),
  ceilingRole: roles.ceilingRole.optional(),
});
export const CreateDirectoryToken = z.strictObject({ ...organization, ...newToken }).prefault({});
export const DirectoryTokenInput = z.strictObject({ ...organization, tokenId: LookupId.describe('The token.') });

export const ListDirectory = z.strictObject({ ...organization, limit: Limit, cursor: Cursor.optional() }).prefault({});
export const SetGroupMapping = z
  .strictObject({
    ...organization,
    groupId: LookupId.describe('The group.'),
    roles: z
      .array(DirectoryRole)
      .max(20)
      .default([])
      .describe('The roles of its members; without any, the group gives none.'),
    teamId: LookupId.nullable().default(null).describe('The team of its members.'),
  })
  .meta({ examples: [{ groupId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10', roles: ['admin'] }] });

const DirectoryToken = z
  .object({
    id: Id,
    name: z.string(),
    start: z.string().meta({ description: 'The first characters.', examples: ['gs_0198f7c16d2a'] }),
    expiresAt: Timestamp,
    lastUsedAt: Timestamp.nullable(),
    createdAt: Timestamp,
  })
  .meta({ id: 'DirectoryToken' });

export const Directory = z
  .object({
    id: Id,
    organizationId: Id,
    name: z.string(),
    url: z.url().describe('The base URL of SCIM, for the settings of the directory.'),
    enabled: z.boolean(),
    confirmed: z
      .boolean()
      .describe('Whether it may change users. One that a set-up link connected has to be confirmed.'),
    ...roles,
    tokens: z.array(DirectoryToken),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({ id: 'Directory' });

export const NewDirectoryToken = z
  .object({
    directory: Directory,
    token: z.string().describe('The bearer token for the settings of the directory. It is not shown again.'),
  })
  .meta({ id: 'NewDirectoryToken' });

const DirectoryRequest = z
  .object({
    id: Id,
    method: z.string().meta({ examples: ['PATCH'] }),
    path: z.string().meta({
      description: 'Below the base URL of SCIM, without the query.',
      examples: ['/Users/0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10'],
    }),
    status: z.int().meta({ examples: [400] }),
    detail: z.string().meta({
      description: 'What the directory was told.',
      examples: ['The domain example.net is not proven for this organization'],
    }),
    createdAt: Timestamp,
  })
  .meta({ id: 'DirectoryRequest' });

export const DirectoryRequests = z.array(DirectoryRequest);

const externalId = z
  .string()
  .nullable()
  .meta({ description: 'The id that the directory uses.', examples: ['00u1k2v9qz'] });

const DirectoryUser = z
  .object({
    id: Id,
    userId: Id.nullable().describe('The account; null without one.'),
    userName: z.string().meta({ examples: ['ada@example.com'] }),
    displayName: z
      .string()
      .nullable()
      .meta({ examples: ['Ada Lovelace'] }),
    externalId,
    active: z.boolean(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({ id: 'DirectoryUser' });

export const DirectoryUsers = z
  .object({ users: z.array(DirectoryUser), total: z.int(), nextCursor: NextCursor })
  .meta({ id: 'DirectoryUsers' });

export const DirectoryGroup = z
  .object({
    id: Id,
    displayName: z.string().meta({ examples: ['Engineering'] }),
    externalId,
    memberCount: z.int(),
    roles: z.array(z.string()).describe('What its members get; empty for no mapping to roles.'),
    teamId: Id.nullable(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({ id: 'DirectoryGroup' });

export const DirectoryGroups = z
  .object({ groups: z.array(DirectoryGroup), total: z.int(), nextCursor: NextCursor })
  .meta({ id: 'DirectoryGroups' });
