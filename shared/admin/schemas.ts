import { z } from 'zod';

import { fieldUses } from '#shared/lib/additional-fields.ts';
import { pageFields, Cursor, NextCursor } from '#shared/lib/paging.ts';
import { TimestampInput, Count, Flag, Id, ImageURL, Timestamp, Name, SomeId } from '#shared/lib/fields.ts';
import { Session } from '#shared/sessions/schemas.ts';
import { ListedAccount } from '#shared/social/schemas.ts';
import { User } from '#shared/users/schemas.ts';

/** The call validates the format, so that it answers INVALID_EMAIL. */
const TypedEmail = z
  .string()
  .max(320)
  .meta({ examples: ['ada@example.com'] });

/** The call validates the configured length. */
const Password = z
  .string()
  .max(4096)
  .meta({ format: 'password', examples: ['correct horse battery staple'] });

/** One role, several in an array, or several with commas between. */
const Roles = z.union([z.string().min(1).max(512), z.array(z.string().max(512)).min(1).max(32)]);

export const UserIdInput = z.strictObject({ userId: SomeId });

export const RemoveUser = UserIdInput.extend({
  receipt: z.boolean().optional().describe('Whether to answer the number of the receipt.'),
});
export const RemovedUser = z
  .object({
    success: z.literal(true),
    receipt: z
      .string()
      .optional()
      .meta({ description: 'The number of the receipt.', examples: ['7A2F-09C1-5B7E-4D10-93AA-0F6C-2E81-B4D7'] }),
  })
  .meta({ id: 'RemovedUser' });

export const UserResponse = z.object({ user: User });
export const Impersonation = z.object({ session: Session, user: User }).meta({ id: 'Impersonation' });
export const Impersonator = z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable();

/** The columns that a list of users can be ordered by. */
export const userSortColumns = ['createdAt', 'updatedAt', 'email', 'name', 'role', 'banned', 'emailVerified'] as const;
/** The columns that a list of users can be filtered by. */
export const userFilterColumns = [
  'id',
  'email',
  'name',
  'role',
  'banned',
  'emailVerified',
  'twoFactorEnabled',
  'createdAt',
  'updatedAt',
  'banExpires',
] as const;

const AnyText = z.string();
const Bool = z.enum(['true', 'false']);

/** The values that each column can be compared with. */
const filterValues: Record<(typeof userFilterColumns)[number], z.ZodType> = {
  id: z.uuid(),
  email: AnyText,
  name: AnyText,
  role: AnyText,
  banned: Bool,
  emailVerified: Bool,
  twoFactorEnabled: Bool,
  createdAt: TimestampInput,
  updatedAt: TimestampInput,
  banExpires: TimestampInput,
};

export const ListUsers = z
  .strictObject({
    searchValue: z.string().max(256).optional().meta({
      description: 'Part of an email or a name, case-insensitive and without wildcards; or an id, with the field `any`',
    }),
    searchField: z.enum(['email', 'name', 'any']).default('email'),
    searchOperator: z.enum(['contains', 'starts_with', 'ends_with']).default('contains'),
    limit: Count.optional(),
    offset: Count.optional(),
    /** The `nextCursor` of the previous page; all other parameters stay the same. */
    cursor: Cursor.optional(),
    sortBy: z.enum(userSortColumns).default('createdAt'),
    sortDirection: z.enum(['asc', 'desc']).default('asc'),
    filterField: z.enum(userFilterColumns).default('email'),
    filterValue: z
      .union([z.string().max(320), z.boolean(), z.number(), z.array(z.string().max(320)).min(1).max(100)])
      .transform((value) => [value].flat().map(String))
      .optional()
      .meta({ description: 'Repeat the parameter for the operator `in`. An empty value is a value.' }),
    filterOperator: z
      .enum(['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'in', 'contains', 'starts_with', 'ends_with'])
      .default('eq')
      .meta({
        description: '`contains`, `starts_with` and `ends_with`: case-insensitive, for `email` and `name` only',
      }),
    // Conditions that are combined with each other, and with the search and the filter.
    administrator: Flag.optional(),
    banned: Flag.optional(),
    emailVerified: Flag.optional(),
    twoFactorEnabled: Flag.optional(),
    createdFrom: TimestampInput.meta({
      description: 'Users who were created at this time or later.',
      examples: ['2026-01-01T00:00:00Z'],
    }).optional(),
    createdTo: TimestampInput.meta({
      description: 'Users who were created before this time.',
      examples: ['2026-02-01T00:00:00Z'],
    }).optional(),
    organizationId: Id.meta({
      description: 'Members of this organization. Requires the permission and the scope `organization:get`.',
    }).optional(),
    /** Count all matches. By default counting stops at 10,000 matches, or at 100,000 users without a search or filter. */
    exactTotal: Flag.optional(),
  })
  .refine(
    // A value that is too long is refused, but not yet a list.
    ({ filterField, filterValue = [] }) =>
      [filterValue].flat().every((value) => filterValues[filterField].safeParse(value).success),
    { path: ['filterValue'], message: 'Not a value that the column can have' },
  )
  .refine(({ filterOperator, filterValue = [] }) => filterOperator === 'in' || filterValue.length < 2, {
    path: ['filterValue'],
    message: 'Several values are for the operator in',
  })
  .refine(
    ({ filterField, filterOperator }) =>
      (!filterOperator.includes('_') && filterOperator !== 'contains') || ['email', 'name'].includes(filterField),
    {
      path: ['filterOperator'],
      message: 'For email and name only',
    },
  )
  .prefault({});

/** A user in the lists and on the page of administrators. */
export const ListedUser = User.extend({
  lastSeenAt: Timestamp.nullable().meta({
    description:
      'When a session of the user was last created or renewed (`session.updateAge`), or the last event in the audit log that the user caused; null for neither',
  }),
})
  .meta({ id: 'ListedUser' })
  .register(fieldUses, { record: 'user', in: 'answer' });

export const UserPage = z
  .object({
    users: z.array(ListedUser),
    total: z.number(),
    /** There are more than `total`: counting stopped there. */
    totalIsCapped: z.boolean(),
    nextCursor: NextCursor,
    limit: z.number().optional(),
    offset: z.number().optional(),
  })
  .meta({ id: 'UserPage' });

export const GetUser = z.strictObject({ id: SomeId });

export const CreateUser = z.strictObject({
  email: TypedEmail,
  password: Password.optional(),
  name: Name,
  role: Roles.optional(),
  data: z
    .strictObject({ image: ImageURL.nullish() })
    .register(fieldUses, { record: 'user', in: 'create', by: 'administrator' })
    .optional(),
});

/** Without a password, which the user chooses. */
export const InviteUser = CreateUser.omit({ password: true });

export const AdminUpdateUser = z.strictObject({
  userId: SomeId,
  data: z
    .strictObject({
      name: Name.optional(),
      image: ImageURL.nullish(),
      email: TypedEmail.optional(),
      emailVerified: z.boolean().optional(),
    })
    .register(fieldUses, { record: 'user', in: 'update', by: 'administrator' }),
});

export const SetRole = z.strictObject({ userId: SomeId, role: Roles });

export const BanUser = z.strictObject({
  userId: SomeId,
  banReason: z.string().max(1024).optional(),
  /** Seconds from now; absent for a permanent ban. */
  banExpiresIn: z.int().positive().max(3_153_600_000).optional(),
});

export const SetUserPassword = z.strictObject({ userId: SomeId, newPassword: Password });

export const ListOfUser = z.strictObject({ userId: SomeId, ...pageFields });
export const UserSessions = z.object({ sessions: z.array(Session), nextCursor: NextCursor });
export const RevokeUserSession = z.strictObject({ sessionToken: z.string().min(1).max(512) });

export const UserAccounts = z.object({ accounts: z.array(ListedAccount), nextCursor: NextCursor });
export const UserOrganizations = z.object({
  organizations: z.array(
    z.object({
      id: Id,
      name: z.string(),
      slug: z.string(),
      logo: z.string().nullable(),
      role: z.string().meta({ description: 'One role, or several joined by commas', examples: ['owner'] }),
      memberSince: Timestamp,
    }),
  ),
  nextCursor: NextCursor,
});

const PermissionList = z.record(z.string().max(64), z.array(z.string().max(64)).max(64));

export const HasPermission = z
  .strictObject({
    permission: PermissionList.optional(),
    permissions: PermissionList.optional(),
    userId: SomeId.optional(),
    role: z.string().max(512).optional(),
  })
  .refine(({ permission, permissions }) => (permission === undefined) !== (permissions === undefined), {
    message: 'Either permission or permissions',
  })
  .meta({ examples: [{ permissions: { user: ['ban'] } }] });

export const Permitted = z.object({ error: z.null(), success: z.boolean() });

export const SetUp = z.strictObject({
  token: z.string().min(1).max(128),
  name: Name.min(1),
  email: TypedEmail,
  password: Password,
});

export const SetupLink = z.object({ url: z.string(), expiresAt: Timestamp }).nullable();
