import { z } from 'zod';

import { AppError } from '#server/lib/errors.ts';
import type { AuthenticatedQueryContext } from '#server/features/sessions/context.ts';
import { LookupId } from '#shared/lib/fields.ts';
import type { GetFullOrganization } from '#shared/organizations/schemas.ts';

import type { Membership } from './context.ts';
import type { OrganizationGuard } from './lock-member.ts';
import { findMembership } from './queries.ts';

type OrganizationSelection = Pick<z.output<typeof GetFullOrganization>, 'organizationId' | 'organizationSlug'>;

/**
 * The caller's membership of the selected organization, or else of the active one, which API principals have not. Undefined
 * if there is neither; null for users who are not members, whether or not the organization exists.
 */
export async function findSelectedMembership(
  ctx: AuthenticatedQueryContext,
  { organizationId, organizationSlug }: OrganizationSelection,
): Promise<Membership | null | undefined> {
  if (organizationSlug !== undefined) {
    return (await findMembership(ctx, 'slug', organizationSlug.trim().toLowerCase())) ?? null;
  }
  const id = organizationId ?? ctx.session?.activeOrganizationId ?? ctx.principal.organizationId ?? null;
  return id === null ? undefined : ((await findMembership(ctx, 'id', id)) ?? null);
}

/** Rejects users who are not members of the selected organization; null if none is selected and none, or another's, is active. */
export async function requireSelectedMembership(ctx: AuthenticatedQueryContext, selection: OrganizationSelection) {
  const membership = await findSelectedMembership(ctx, selection);
  if (membership) return membership;
  const isSelected = selection.organizationId !== undefined || selection.organizationSlug !== undefined;
  if (isSelected) throw new AppError('USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  return null;
}

// Guards run before the input schema, which rejects malformed fields.
const organizationId = LookupId.optional().catch(undefined);
/** The fields of inputs that name an organization, or a row of one. */
export const OrganizationReference = z
  .object({
    organizationId,
    organizationSlug: z.string().optional().catch(undefined),
    invitationId: LookupId.optional().catch(undefined),
    teamId: LookupId.optional().catch(undefined),
    data: z.object({ organizationId }).optional().catch(undefined),
  })
  .partial()
  .catch({});

/** The membership in the organization that the input of a guarded call names in the field `by`, or else of the active one. */
export async function findNamedMembership(
  ctx: AuthenticatedQueryContext,
  input: unknown,
  by: OrganizationGuard['by'],
): Promise<Membership | null | undefined> {
  const { invitationId, teamId, data, ...named } = OrganizationReference.parse(input);
  if (by === 'invitation')
    return invitationId === undefined ? undefined : findMembership(ctx, 'invitation', invitationId);
  if (by === 'team') {
    const id = teamId ?? ctx.session?.activeTeamId ?? null;
    return id === null ? undefined : ((await findMembership(ctx, 'team', id)) ?? null);
  }
  return findSelectedMembership(ctx, {
    organizationId: named.organizationId ?? (by === 'data' ? data?.organizationId : undefined),
    organizationSlug: by === 'slug' ? named.organizationSlug : undefined,
  });
}
