import { defineFeature, kitTags } from '#server/call/feature.ts';
import { on } from '#server/call/lifecycle-events.ts';
import { organizationDeleting } from '#server/features/organizations/events.ts';
import { memberRoleChanging, teamMemberChanging } from '#server/features/organizations/managed-members.ts';
import { groupsStated } from '#server/features/sso/mappings/current-mappings.ts';
import { identityStated } from '#server/features/sso/sign-in/identity-stated.ts';
import type { ScimPageConfiguration } from '#shared/scim/configuration.ts';
import { scimErrors } from '#shared/scim/errors.ts';
import { scimEvents } from '#shared/scim/events.ts';

import { administrationCalls } from './administration/administration.router.ts';
import { releaseUsersOf } from './directories/delete-directory.ts';
import { directoryTokens } from './directories/tokens.ts';
import { warnOfTokenExpiry } from './directories/warn-of-expiry.ts';
import { ScimDirectorySchema, ScimTokenSchema } from './directory.entity.ts';
import { directoryRouter } from './directory.router.ts';
import { ScimGroupMemberSchema, ScimGroupSchema } from './group.entity.ts';
import { preferDirectory, rejectMappedRole, rejectMappedTeam } from './mappings/managed-members.ts';
import { sweepRequests } from './requests/list-requests.ts';
import { ScimRequestSchema } from './requests/request.entity.ts';
import { addedByDirectoryMail, directoryTokenExpiringMail } from './scim.definitions.ts';
import { scimProtocol, scimLimits } from './scim.protocol.ts';
import { scimOptions } from './scim.options.ts';
import { refuseDeactivated } from './users/refuse-deactivated.ts';
import { ScimUserSchema } from './user.entity.ts';

const ofOrganization = { none: 'Belongs to an organization, whose managers read its audit log.' };

export const scim = defineFeature({
  name: 'scim',
  errors: scimErrors,
  audit: scimEvents,
  notices: {
    'directory.created': ofOrganization,
    'directory.updated': ofOrganization,
    'directory.deleted': ofOrganization,
    'directory.mapping-changed': ofOrganization,
    'directory.token-created': ofOrganization,
    'directory.token-deleted': ofOrganization,
    'directory.token-expiring': ofOrganization,
    'directory-user.created': ofOrganization,
    'directory-user.updated': ofOrganization,
    'directory-user.deactivated': ofOrganization,
    'directory-user.reactivated': ofOrganization,
    'directory-user.deleted': ofOrganization,
    'directory-group.created': ofOrganization,
    'directory-group.updated': ofOrganization,
    'directory-group.deleted': ofOrganization,
    'directory-group.member-added': ofOrganization,
    'directory-group.member-removed': ofOrganization,
  },
  entities: [
    ScimDirectorySchema,
    ScimTokenSchema,
    ScimUserSchema,
    ScimGroupSchema,
    ScimGroupMemberSchema,
    ScimRequestSchema,
  ],
  constraints: {
    scim_directory_organization_id_unique: 'DIRECTORY_ALREADY_EXISTS',
    scim_user_user_name: 'DIRECTORY_USER_ALREADY_EXISTS',
    scim_user_external_id: 'DIRECTORY_USER_ALREADY_EXISTS',
    scim_user_user: 'DIRECTORY_USER_ALREADY_EXISTS',
    scim_group_directory_id_display_name_lower_unique: 'DIRECTORY_GROUP_ALREADY_EXISTS',
    scim_group_directory_id_external_id_unique: 'DIRECTORY_GROUP_ALREADY_EXISTS',
  },
  credentials: [directoryTokens],
  on: [
    on(organizationDeleting, releaseUsersOf),
    on(identityStated, refuseDeactivated),
    on(groupsStated, preferDirectory),
    on(memberRoleChanging, rejectMappedRole),
    on(teamMemberChanging, rejectMappedTeam),
  ],
  options: [scimOptions],
  mails: [addedByDirectoryMail, directoryTokenExpiringMail],
  router: { ...directoryRouter, admin: administrationCalls },
  protocols: [scimProtocol],
  publicConfiguration: (service): ScimPageConfiguration => ({ directories: scimOptions.of(service).enabled }),
  rateLimits: scimLimits,
  jobs: [
    { name: 'directory tokens', every: ({ options }) => options.advanced.sweepInterval, run: warnOfTokenExpiry },
    { name: 'directory requests', every: ({ options }) => options.advanced.sweepInterval, run: sweepRequests },
  ],
  tag: (call) => (call.startsWith('admin.') ? kitTags.admin : kitTags.organizations),
});
