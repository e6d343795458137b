import type { NoticesOf } from '#server/mail/notices.ts';
import type { organizationEvents } from '#shared/organizations/events.ts';

const ofOrganization = { none: 'Changes the organization: its managers read its audit log.' };
const ofMember = { none: 'Changes what a member may do in the organization, and no credential.' };
const ownAct = { none: 'The act of the user.' };

export const organizationNotices: NoticesOf<typeof organizationEvents> = {
  'organization.created': ownAct,
  'organization.updated': ofOrganization,
  'organization.two-factor-policy-set': ofOrganization,
  'organization.deleted': ofOrganization,
  'organization.ownership-transferred': ofMember,
  'member.added': ofMember,
  'member.role-changed': ofMember,
  'member.removed': ofMember,
  'member.left': ownAct,
  'invitation.created': { none: 'The invitee, who may have no account, gets the invitation.' },
  'invitation.resent': { none: 'The invitee, who may have no account, gets the invitation.' },
  'invitation.accepted': ownAct,
  'invitation.rejected': ownAct,
  'invitation.canceled': ofOrganization,
  'team.created': ofOrganization,
  'team.updated': ofOrganization,
  'team.removed': ofOrganization,
  'team.member-added': ofMember,
  'team.member-removed': ofMember,
  'organization-role.created': ofOrganization,
  'organization-role.updated': ofOrganization,
  'organization-role.deleted': ofOrganization,
};
