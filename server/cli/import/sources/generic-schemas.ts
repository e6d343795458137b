import { z } from 'zod';

import type { Kind } from '#server/cli/import/engine/mapped.ts';
import { SourceHash } from '#server/cli/import/hashes/explicit.ts';

const Id = z.string().min(1).max(512);
const Time = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()])
  .transform((text) => new Date(text))
  .nullish();
const Fields = z.record(z.string(), z.unknown()).default({});
const Text = z.string().max(2048);

const Passkey = z.strictObject({
  id: z.string(),
  publicKey: z.string(),
  counter: z.int().nonnegative().default(0),
  transports: z.array(z.string().max(32)).max(10).default([]),
  synced: z.boolean().default(false),
  discoverable: z.boolean().default(true),
  rpId: z.string(),
});

const User = z.strictObject({
  type: z.literal('user'),
  id: Id,
  email: Text.nullish(),
  emailVerified: z.boolean().default(false),
  name: Text.default(''),
  username: Text.nullish(),
  image: Text.nullish(),
  phone: Text.nullish(),
  phoneVerified: z.boolean().default(false),
  role: Text.nullish(),
  createdAt: Time,
  updatedAt: Time,
  lastSignInAt: Time,
  ban: z.strictObject({ reason: Text.nullable().default(null), until: Time }).nullish(),
  password: SourceHash.nullish(),
  passwordSetAt: Time,
  totp: z
    .strictObject({
      secret: z.string().max(512),
      digits: z.int().default(6),
      period: z.int().default(30),
      algorithm: z.enum(['SHA1', 'SHA256', 'SHA512']).default('SHA1'),
    })
    .nullish(),
  backupCodes: z.array(z.string().min(1).max(64)).max(100).default([]),
  passkeys: z.array(Passkey).max(100).default([]),
  identities: z
    .array(z.strictObject({ provider: Id, subject: Id }))
    .max(100)
    .default([]),
  fields: Fields,
});

const Organization = z.strictObject({
  type: z.literal('organization'),
  id: Id,
  name: Text,
  slug: Text.nullish(),
  logo: Text.nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  createdAt: Time,
  fields: Fields,
});

const Member = z.strictObject({
  type: z.literal('member'),
  organization: Id,
  user: Id,
  role: Text.default('member'),
  createdAt: Time,
  fields: Fields,
});

const Team = z.strictObject({ type: z.literal('team'), id: Id, organization: Id, name: Text, createdAt: Time });
const TeamMember = z.strictObject({ type: z.literal('teamMember'), team: Id, user: Id });
const Invitation = z.strictObject({
  type: z.literal('invitation'),
  organization: Id,
  email: Text,
  role: Text.default('member'),
  inviter: Id.nullish(),
  createdAt: Time,
  expiresAt: Time,
});
/** Of people who were deleted in the source: they are not missing by mistake. */
const Deleted = z.strictObject({ type: z.literal('deleted'), user: Id });

export const genericSchemas = {
  user: User,
  organization: Organization,
  member: Member,
  team: Team,
  teamMember: TeamMember,
  invitation: Invitation,
  deleted: Deleted,
} as const;
export type GenericType = keyof typeof genericSchemas;

export const typeOfKind: Readonly<Record<Kind, GenericType>> = {
  user: 'user',
  organization: 'organization',
  team: 'team',
  member: 'member',
  'team member': 'teamMember',
  invitation: 'invitation',
};
