import { z } from 'zod';

import { Id, ImageURL, Name } from '#shared/lib/fields.ts';

import type { DatabaseHooksOptions } from '#server/options/hooks/database-hooks.options.ts';

export interface HookedTable {
  name: keyof DatabaseHooksOptions;
  /** What hooks see: no secret, and nothing that only the service understands. */
  fields: readonly string[];
  /** What `before` may change. An address changes by its owner's proof alone, and keys of other rows never. */
  changeable: z.ZodObject;
}

const times = ['createdAt', 'updatedAt'];
const timestamp = z.date();

/** By the name of the entity. */
export const hookedTables: Readonly<Record<string, HookedTable>> = {
  User: {
    name: 'user',
    fields: ['id', 'email', 'emailVerified', 'name', 'image', 'role', 'banned', 'banReason', 'banExpires', ...times],
    changeable: z.strictObject({
      name: Name,
      image: ImageURL.nullable(),
      role: z.string().min(1),
      banned: z.boolean(),
      banReason: z.string().nullable(),
      banExpires: timestamp.nullable(),
    }),
  },
  Session: {
    name: 'session',
    fields: ['id', 'userId', 'expiresAt', 'ipAddress', 'userAgent', 'activeOrganizationId', 'impersonatedBy', ...times],
    changeable: z.strictObject({
      expiresAt: timestamp,
      ipAddress: z.string().max(64),
      userAgent: z.string().max(512),
      activeOrganizationId: Id.nullable(),
    }),
  },
  Account: {
    name: 'account',
    fields: [
      'id',
      'userId',
      'providerId',
      'accountId',
      'scope',
      'accessTokenExpiresAt',
      'refreshTokenExpiresAt',
      ...times,
    ],
    changeable: z.strictObject({ scope: z.string().nullable() }),
  },
  Verification: {
    name: 'verification',
    fields: ['id', 'userId', 'identifier', 'expiresAt', ...times],
    changeable: z.strictObject({ expiresAt: timestamp }),
  },
};
