import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const organizationEventTexts = localized('organizationEventTexts', {
  'organization.created': 'Organization created',
  'organization.updated': 'Organization updated',
  'organization.two-factor-policy-set': 'Two-factor requirement updated',
  'organization.deleted': 'Organization deleted',
  'organization.ownership-transferred': 'Ownership transferred',
  'member.added': 'Member added',
  'member.role-changed': 'Member role updated',
  'member.removed': 'Member removed',
  'member.left': 'Member left',
  'invitation.created': 'Invitation sent',
  'invitation.resent': 'Invitation resent',
  'invitation.accepted': 'Invitation accepted',
  'invitation.rejected': 'Invitation declined',
  'invitation.canceled': 'Invitation revoked',
  'team.created': 'Team created',
  'team.updated': 'Team renamed',
  'team.removed': 'Team deleted',
  'team.member-added': 'Member added to team',
  'team.member-removed': 'Member removed from team',
  'organization-role.created': 'Role created',
  'organization-role.updated': 'Role updated',
  'organization-role.deleted': 'Role deleted',
});

/** A sentence about each audit event. The placeholders are names of the entry, and its details. */
export const organizationSentences = localized('organizationSentences', {
  'organization.created': '{actor} created {organization}',
  'organization.updated': '{actor} updated {organization}',
  'organization.two-factor-policy-set': '{actor} changed the two-factor requirement of {organization}',
  'organization.deleted': '{actor} deleted the organization {slug}',
  'organization.ownership-transferred': '{actor} transferred {organization} to {target}',
  'member.added': { self: '{actor} joined {organization}', other: '{actor} added {target} to {organization}' },
  'member.role-changed': {
    self: '{actor} changed their own role in {organization} from {from} to {to}',
    other: '{actor} changed the role of {target} in {organization} from {from} to {to}',
  },
  'member.removed': {
    self: '{actor} removed themselves from {organization}',
    other: '{actor} removed {target} from {organization}',
  },
  'member.left': '{target} left {organization}',
  'invitation.created': '{actor} invited {invitee} to {organization} as {role}',
  'invitation.resent': '{actor} invited {invitee} to {organization} again, as {role}',
  'invitation.accepted': '{target} accepted an invitation to {organization} as {role}',
  'invitation.rejected': '{target} declined an invitation to {organization}',
  'invitation.canceled': '{actor} revoked the invitation of {invitee} to {organization}',
  'team.created': '{actor} created [the team {name}|a team] in {organization}',
  'team.updated': '{actor} [renamed the team {previousName} to {name}|renamed a team] in {organization}',
  'team.removed': '{actor} deleted [the team {name}|a team] in {organization}',
  'team.member-added': {
    self: '{actor} joined [the team {name}|a team] in {organization}',
    other: '{actor} added {target} to [the team {name}|a team] in {organization}',
  },
  'team.member-removed': {
    self: '{actor} left [the team {name}|a team] in {organization}',
    other: '{actor} removed {target} from [the team {name}|a team] in {organization}',
  },
  'organization-role.created': '{actor} created the role {role} in {organization}',
  'organization-role.updated': '{actor} changed the role {to} in {organization}',
  'organization-role.deleted': '{actor} deleted the role {role} in {organization}',
});

/** What the scopes allow. */
export const memberScopeTexts = localized('memberScopeTexts', {
  'organization:read': 'See organizations, members, roles, teams and their history',
  'organization:create': 'Create organizations',
  'organization:update': 'Change organizations',
  'member:update': 'Change roles and teams of members',
  'member:delete': 'Remove members',
  'member:create': 'Add any user to any organization',
  'invitation:create': 'Invite members',
  'invitation:cancel': 'Cancel invitations',
  'team:create': 'Create teams',
  'team:update': 'Change teams',
  'team:delete': 'Delete teams',
});
