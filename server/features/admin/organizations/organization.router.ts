import { administrator } from '#server/features/admin/guards.ts';
import { get, post } from '#server/call/trpc.ts';
import { synchronous } from '#server/lib/patches/synchronous.ts';
import {
  AdminUpdateOrganization,
  GetOrganizationAsAdmin,
  ListOrganizationMembers,
  ListOrganizations,
  OrganizationDetails,
  OrganizationPage,
} from '#shared/admin/organizations.ts';
import { Success } from '#shared/lib/responses.ts';
import { OrganizationIdInput, MemberList, Organization } from '#shared/organizations/schemas.ts';

import {
  deleteOrganizationAsAdmin,
  getOrganization,
  listOrganizationMembers,
  listOrganizations,
  updateOrganizationAsAdmin,
} from './organizations.ts';

/** The calls about organizations, whether or not the administrator is a member. */
export const organizationCalls = {
  listOrganizations: administrator({ organization: ['list'] })
    .meta(get('/admin/list-organizations', 'List all organizations: search, sort and page'))
    .meta({ errors: ['INVALID_CURSOR'] })
    .meta({ scope: 'organization:list' })
    .input(ListOrganizations)
    .output(synchronous(OrganizationPage))
    .query(listOrganizations),
  getOrganization: administrator({ organization: ['get'] })
    .meta(get('/admin/get-organization', 'Get any organization, with the numbers of members, teams and invitations'))
    .meta({ errors: ['ORGANIZATION_NOT_FOUND'] })
    .meta({ scope: 'organization:get' })
    .input(GetOrganizationAsAdmin)
    .output(OrganizationDetails)
    .query(getOrganization),
  listOrganizationMembers: administrator({ organization: ['get'] })
    .meta(get('/admin/list-organization-members', 'List the members of any organization'))
    .meta({ errors: ['ORGANIZATION_NOT_FOUND', 'INVALID_CURSOR'] })
    .meta({ scope: 'organization:get' })
    .input(ListOrganizationMembers)
    .output(synchronous(MemberList))
    .query(listOrganizationMembers),
  // Without scopes: keys with `organization:update` were created for the organizations of their users.
  updateOrganization: administrator({ organization: ['update'] })
    .meta(post('/admin/update-organization', 'Change the name, slug or logo of any organization'))
    .meta({ errors: ['NO_DATA_TO_UPDATE', 'ORGANIZATION_NOT_FOUND', 'ORGANIZATION_ALREADY_EXISTS'] })
    .input(AdminUpdateOrganization)
    .output(Organization)
    .mutation(updateOrganizationAsAdmin),
  deleteOrganization: administrator({ organization: ['delete'] })
    .meta(post('/admin/delete-organization', 'Delete any organization with its members, invitations and teams'))
    .meta({ reauthenticate: true, errors: ['ORGANIZATION_NOT_FOUND', 'FORBIDDEN', 'LEGAL_HOLD'] })
    .input(OrganizationIdInput)
    .output(Success)
    .mutation(deleteOrganizationAsAdmin),
};
