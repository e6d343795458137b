import { Page } from '#shared/lib/paging.ts';
import { sendPage } from '#server/call/paging.ts';
import { z } from 'zod';

import { member, memberQuery, onBehalfOfUser } from './guards.ts';
import type { OrganizationGuard } from './lock-member.ts';
import { get, post } from '#server/call/trpc.ts';
import { synchronous } from '#server/lib/patches/synchronous.ts';
import { readAuditPage } from '#server/features/audit-log/read-page.ts';
import { authenticated, authenticatedQuery, sessionRequired } from '#server/features/sessions/guards.ts';
import { withInvitees } from '#server/features/organizations/invitations/invitees.ts';
import { ListOrganizationAudit, OrganizationAuditPage } from '#shared/audit-log/schemas.ts';
import { StatusTrue } from '#shared/lib/responses.ts';
import { FullOrganization } from '#shared/organizations/full-organization.ts';
import {
  OrganizationIdInput,
  ChangedOrganization,
  CheckSlug,
  CreateOrganization,
  GetFullOrganization,
  GetOrganization,
  HasPermission,
  Organization,
  OrganizationWithMembers,
  PermissionResponse,
  SetActiveOrganization,
  UpdateOrganization,
} from '#shared/organizations/schemas.ts';

import { checkSlug, getFullOrganization, getOrganization, hasPermission } from './read-organizations.ts';
import { createOrganization, deleteOrganization, updateOrganization } from './manage-organizations.ts';
import { invitationCalls } from './invitations/invitation.router.ts';
import { memberCalls } from './members/member.router.ts';
import { findMembership, readOrganizations } from './queries.ts';
import { setActiveOrganization } from './active-organization.ts';
import { roleCalls } from './custom-roles/role.router.ts';
import { teamCalls } from './teams/team.router.ts';

const organizationGuard = {
  onMissing: 'ORGANIZATION_NOT_FOUND',
  onNotMember: ['USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION', 400],
} as const;

/** Of the calls that change an organization. */
export const updateGuard = {
  permissions: { organization: ['update'] },
  ...organizationGuard,
  onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION',
} as const satisfies OrganizationGuard;

const organizationCalls = {
  create: onBehalfOfUser({ user: ['update'] })
    .meta(post('/organization/create', 'Create an organization and become its owner'))
    .meta({
      errors: [
        'YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_ORGANIZATION',
        'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS',
        'ORGANIZATION_ALREADY_EXISTS',
      ],
    })
    .meta({ scope: 'organization:create' })
    .input(CreateOrganization)
    .output(OrganizationWithMembers)
    .mutation(createOrganization),
  checkSlug: authenticated
    .meta(post('/organization/check-slug', 'Check whether a slug is free'))
    .meta({ errors: ['SLUG_IS_TAKEN'] })
    .meta({ scope: 'organization:create' })
    .input(CheckSlug)
    .output(StatusTrue)
    .mutation(checkSlug),
  update: member(updateGuard)
    .meta(
      post(
        '/organization/update',
        'Update an organization',
        'With `requireTwoFactor`, members without a second factor can only set the organization active and leave it. Other calls of the organization answer TWO_FACTOR_REQUIRED to them.',
      ),
    )
    .meta({ errors: ['ORGANIZATION_ALREADY_EXISTS', 'API_KEY_NOT_ALLOWED'] })
    .meta({ scope: 'organization:update' })
    .input(UpdateOrganization)
    .output(ChangedOrganization)
    .mutation(updateOrganization),
  delete: member({
    permissions: { organization: ['delete'] },
    ...organizationGuard,
    onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION',
    notImpersonated: true,
  })
    .meta(post('/organization/delete', 'Delete an organization with its members, invitations and teams'))
    .meta({ reauthenticate: true, errors: ['FORBIDDEN', 'LEGAL_HOLD'] })
    .input(OrganizationIdInput)
    .output(Organization)
    .mutation(deleteOrganization),
  setActive: sessionRequired
    .meta(
      post(
        '/organization/set-active',
        'Set the active organization of the session',
        'Members without the second factor that the organization requires get it without members, invitations and teams.',
      ),
    )
    .meta({ policies: 'organization' })
    .meta({ errors: ['USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION'] })
    .input(SetActiveOrganization)
    .output(FullOrganization.nullable())
    .mutation(setActiveOrganization),
  list: authenticatedQuery
    .meta(get('/organization/list', "List the caller's organizations"))
    .meta({ scope: 'organization:read' })
    .meta({ errors: ['INVALID_CURSOR'] })
    .input(Page)
    .output(synchronous(z.array(Organization)))
    .query(async ({ ctx, input }) => {
      const only = ctx.principal.organizationId ?? null;
      if (only === null) return sendPage(ctx, await readOrganizations(ctx.reads, ctx.user.id, input));
      const membership = await findMembership(ctx, 'id', only);
      return membership ? [membership.organization] : [];
    }),
  getOrganization: authenticatedQuery
    .meta(get('/organization/get-organization', 'Get an organization, or null'))
    .meta({ policies: 'organization' })
    .meta({ errors: ['USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION'] })
    .meta({ scope: 'organization:read' })
    .input(GetOrganization)
    .output(synchronous(Organization.nullable()))
    .query(getOrganization),
  getFullOrganization: authenticatedQuery
    .meta(
      get(
        '/organization/get-full-organization',
        'Get an organization with its members, invitations and teams, or null',
      ),
    )
    .meta({ policies: 'organization' })
    .meta({
      errors: ['USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION'],
      bounded: 'One page of the members, the newest invitations, and the teams. The lists of each have cursors.',
    })
    .meta({ scope: 'organization:read' })
    .input(GetFullOrganization)
    .output(synchronous(FullOrganization.nullable()))
    .query(getFullOrganization),
  listAudit: memberQuery({
    permissions: { organization: ['update'] },
    onNotMember: 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
    onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_READ_THE_AUDIT_LOG',
  })
    .meta(get('/organization/list-audit', 'List the audit log of an organization, newest first'))
    .meta({ scope: 'organization:read' })
    .input(ListOrganizationAudit)
    .output(synchronous(OrganizationAuditPage))
    .query(async ({ ctx, input }) => {
      const page = await readAuditPage(ctx.em, { ...input, organizationId: ctx.organizationId });
      return withInvitees(ctx.em, page);
    }),
  hasPermission: memberQuery({
    onNotMember: ['USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION', 401],
  })
    .meta(
      post(
        '/organization/has-permission',
        "Check whether the caller's roles in an organization grant permissions",
        'Answers TWO_FACTOR_REQUIRED to members without the second factor that the organization requires, whatever their roles.',
      ),
    )
    .input(HasPermission)
    .output(PermissionResponse)
    .mutation(hasPermission),
};

export const organizationRouter = {
  organization: { ...organizationCalls, ...memberCalls, ...invitationCalls, ...teamCalls, ...roleCalls },
};
