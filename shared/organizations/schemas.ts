import { z } from 'zod';

import { fieldUses } from '#shared/lib/additional-fields.ts';
import { Count, LookupId, Timestamp, Name, OwnId } from '#shared/lib/fields.ts';
import { Cursor, Limit, NextCursor } from '#shared/lib/paging.ts';
import { SLUG } from '#shared/lib/slug.ts';

/** Letters, digits, hyphens and underscores; lower case, so that slugs differ in more than case. */
export const Slug = z
  .string()
  .trim()
  .toLowerCase()
  .regex(SLUG, 'Use letters, digits, hyphens and underscores, with a letter or digit at both ends')
  .meta({ examples: ['acme'] });

export const OrganizationName = Name.trim()
  .min(1)
  .meta({ examples: ['Acme'] });

/** The URL of a picture that the browsers of all members load: https only. */
export const Logo = z
  .url({ protocol: /^https$/ })
  .max(2048)
  .meta({ examples: ['https://acme.example/logo.svg'] });

const Metadata = z.record(z.string(), z.unknown());

/** Metadata is stored as JSON text; the answers of create and update carry the object. */
const StoredMetadata = z
  .string()
  .nullable()
  .transform((text): unknown => (text === null ? undefined : JSON.parse(text)))
  .pipe(Metadata.optional());

/** An organization in answers of queries. */
export const Organization = z
  .object({
    id: OwnId,
    name: z.string(),
    slug: z.string(),
    logo: z.string().nullable(),
    metadata: z
      .string()
      .nullable()
      .meta({ description: 'JSON text; the answers of create and update carry the object' }),
    requireTwoFactor: z.boolean().meta({ description: 'Members without a second factor may not use the organization' }),
    createdAt: Timestamp,
  })
  .meta({ id: 'Organization' })
  .register(fieldUses, { record: 'organization', in: 'answer' });

/** An organization in the answers of create and update. */
export const ChangedOrganization = Organization.extend({ metadata: StoredMetadata })
  .meta({
    id: 'ChangedOrganization',
  })
  .register(fieldUses, { record: 'organization', in: 'answer' });

export const Member = z
  .object({
    id: OwnId,
    organizationId: OwnId,
    userId: OwnId,
    role: z.string().meta({ description: 'One role, or several joined by commas', examples: ['owner'] }),
    teamId: OwnId.nullable().meta({ description: 'The first team; null without one' }),
    teamIds: z.array(OwnId).meta({ description: 'The teams, in the order of joining' }),
    createdAt: Timestamp,
  })
  .meta({ id: 'Member' })
  .register(fieldUses, { record: 'member', in: 'answer' });

export const MemberWithUser = Member.extend({
  user: z.object({ id: OwnId, name: z.string(), email: z.string(), image: z.string().nullable() }),
})
  .meta({ id: 'MemberWithUser' })
  .register(fieldUses, { record: 'member', in: 'answer' });

/** The id of the organization; by default the session's active one. */
export const OrganizationChoice = { organizationId: LookupId.optional() };
export const InOrganization = z.strictObject(OrganizationChoice).default({});
export const OrganizationIdInput = z.strictObject({ organizationId: LookupId });

export const CreateOrganization = z
  .strictObject({
    name: OrganizationName,
    slug: Slug,
    logo: Logo.nullish(),
    metadata: Metadata.nullish(),
    keepCurrentActiveOrganization: z.boolean().optional(),
    userId: LookupId.optional().meta({
      description: 'The owner, for calls in process and for service accounts of the platform; rejected from users',
    }),
  })
  .register(fieldUses, { record: 'organization', in: 'create' });

export const OrganizationWithMembers = ChangedOrganization.extend({ members: z.array(Member) })
  .meta({
    id: 'OrganizationWithMembers',
  })
  .register(fieldUses, { record: 'organization', in: 'answer' });

export const CheckSlug = z.strictObject({ slug: Slug });

export const UpdateOrganization = z.strictObject({
  data: z
    .strictObject({
      name: OrganizationName.optional(),
      slug: Slug.optional(),
      logo: Logo.nullish(),
      metadata: Metadata.nullish(),
      requireTwoFactor: z.boolean().optional().meta({
        description: 'Only members with a second factor may use the organization. Requires that the caller has one',
      }),
    })
    .register(fieldUses, { record: 'organization', in: 'update' }),
  ...OrganizationChoice,
});

export const SetActiveOrganization = z
  .strictObject({
    organizationId: LookupId.nullish().meta({ description: 'Null leaves no organization active' }),
    organizationSlug: z.string().max(255).optional(),
  })
  .default({});

export const GetOrganization = z
  .strictObject({ ...OrganizationChoice, organizationSlug: z.string().max(255).optional() })
  .default({});

export const GetFullOrganization = z
  .strictObject({
    ...OrganizationChoice,
    organizationSlug: z.string().max(255).optional(),
    membersLimit: Count.optional(),
    membersOffset: Count.optional(),
  })
  .default({});

export const ListMembers = z
  .strictObject({
    ...OrganizationChoice,
    organizationSlug: z.string().max(255).optional(),
    search: z.string().trim().max(255).optional().meta({ description: 'Part of a name or an email address' }),
    role: z.string().max(255).optional(),
    limit: Limit,
    offset: Count.default(0),
    cursor: Cursor.optional(),
    sortBy: z.enum(['createdAt', 'name', 'email', 'role']).default('createdAt'),
    sortDirection: z.enum(['asc', 'desc']).default('asc'),
    filterField: z.enum(['role', 'userId', 'teamId', 'id', 'createdAt']).optional(),
    filterValue: z
      .union([z.string().max(255), z.array(z.string().max(255)).max(100)])
      .optional()
      .meta({ description: 'Repeat the parameter for the operators `in` and `not_in`' }),
    filterOperator: z.enum(['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'contains', 'in', 'not_in']).default('eq'),
  })
  .prefault({});

export const MemberList = z
  .object({ members: z.array(MemberWithUser), total: z.int(), nextCursor: NextCursor })
  .meta({ id: 'MemberList' });

export const ListMembersWithoutTwoFactor = z
  .strictObject({ ...OrganizationChoice, limit: Limit, offset: Count.default(0), cursor: Cursor.optional() })
  .prefault({});

export const GetActiveMemberRole = z
  .strictObject({
    ...OrganizationChoice,
    organizationSlug: z.string().max(255).optional(),
    userId: LookupId.optional().meta({ description: 'The member; by default the caller' }),
  })
  .default({});

export const ActiveMemberRole = z.object({ role: z.string() }).meta({ id: 'ActiveMemberRole' });

/** A role, or several: `"admin"`, `"admin, member"`, `["admin", "member"]`. */
export const RoleList = z
  .union([z.string().max(255), z.array(z.string().max(255)).max(20)])
  .meta({ examples: ['member'] });

export const RemoveMember = z.strictObject({
  memberIdOrEmail: z.string().min(1).max(320),
  ...OrganizationChoice,
});
export const RemovedMember = z.object({ member: MemberWithUser }).meta({ id: 'RemovedMember' });

export const UpdateMemberRole = z.strictObject({ memberId: LookupId, role: RoleList, ...OrganizationChoice });

export const AddMember = z
  .strictObject({
    userId: LookupId,
    organizationId: LookupId,
    role: RoleList,
    teamId: LookupId.optional(),
  })
  .register(fieldUses, { record: 'member', in: 'create', by: 'administrator' });

export const TransferOwnership = z.strictObject({ memberId: LookupId, ...OrganizationChoice });
export const TransferredOwnership = z
  .object({ owner: Member, previousOwner: Member })
  .meta({ id: 'TransferredOwnership' });

export const PermissionList = z.record(z.string(), z.array(z.string().max(64)).max(50));

/** `permission` is the older name of `permissions`; exactly one of them is required. */
export const HasPermission = z
  .strictObject({
    permissions: PermissionList.optional(),
    permission: PermissionList.optional(),
    ...OrganizationChoice,
  })
  .refine(
    ({ permissions, permission }) => (permissions === undefined) !== (permission === undefined),
    'Either permissions or permission',
  )
  .meta({ examples: [{ permissions: { invitation: ['create'] } }] });
export const PermissionResponse = z.object({ error: z.null(), success: z.boolean() }).meta({ id: 'PermissionAnswer' });
