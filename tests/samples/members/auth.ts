import type { BetterAuthOptions } from 'better-auth';
import { APIError } from 'better-auth/api';
import type { OrganizationOptions } from 'better-auth/plugins';

/** What the hooks of the app recorded. */
export const log: string[] = [];

/** The options of an app written for better-auth: where users come from, and what follows from their memberships. */
export const auth = {
  user: {
    additionalFields: {
      department: { type: 'string', required: false },
      plan: { type: 'string', required: false, defaultValue: 'free', input: false },
    },
  },
  databaseHooks: {
    user: {
      create: {
        before: async (user) => ({ data: { ...user, department: user['department'] ?? 'unassigned' } }),
        after: async (user) => void log.push(`user ${user.email} in ${String(user['department'])}`),
      },
    },
  },
} satisfies BetterAuthOptions;

export const mapProfileToUser = (profile: { username: string }) => ({
  name: `@${profile.username}`,
  department: 'engineering',
});

const record =
  (name: string) =>
  async ({ user, inviter, cancelledBy, organization, ...about }: Record<string, unknown>) => {
    const { email } = (user ?? inviter ?? cancelledBy) as { email: string };
    const { newRole, previousRole } = about as Record<string, string>;
    const { member, team, invitation } = about as Record<string, Record<string, string>>;
    const details = [
      newRole ?? previousRole,
      name.startsWith('accept') ? null : member?.['role'],
      team?.['name'],
      invitation?.['email'],
    ];
    log.push([name, (organization as { name?: string }).name, email, ...details.filter(Boolean)].join(' '));
  };

/** Members of the app have no role but `member` and `admin`, and names of teams are in capitals. */
export const organizationHooks = {
  beforeCreateOrganization: async ({ organization }) => ({
    data: { ...organization, name: `${organization.name!} Ltd` },
  }),
  afterCreateOrganization: record('created'),
  beforeUpdateOrganization: record('updating'),
  afterUpdateOrganization: record('updated'),
  beforeDeleteOrganization: record('deleting'),
  afterDeleteOrganization: record('deleted'),
  beforeAddMember: record('adding'),
  afterAddMember: record('added'),
  beforeRemoveMember: record('removing'),
  afterRemoveMember: record('removed'),
  beforeUpdateMemberRole: async (about) => {
    await record('changing role')(about);
    if (about.newRole === 'owner') throw new APIError('FORBIDDEN', { message: 'One owner is enough' });
    return { data: { role: about.newRole === 'editor' ? 'member' : about.newRole } };
  },
  afterUpdateMemberRole: record('changed role'),
  beforeCreateInvitation: record('inviting'),
  afterCreateInvitation: record('invited'),
  beforeAcceptInvitation: record('accepting'),
  afterAcceptInvitation: record('accepted'),
  beforeRejectInvitation: record('rejecting'),
  afterRejectInvitation: record('rejected'),
  beforeCancelInvitation: record('canceling'),
  afterCancelInvitation: record('canceled'),
  beforeCreateTeam: async ({ team }) => ({ data: { ...team, name: team.name.toUpperCase() } }),
  afterCreateTeam: record('created team'),
  beforeUpdateTeam: async ({ updates }) => ({ data: { ...updates, name: updates.name!.toUpperCase() } }),
  afterUpdateTeam: record('updated team'),
  beforeDeleteTeam: record('deleting team'),
  afterDeleteTeam: record('deleted team'),
  beforeAddTeamMember: record('joining team'),
  afterAddTeamMember: record('joined team'),
  beforeRemoveTeamMember: record('leaving team'),
  afterRemoveTeamMember: record('left team'),
} satisfies OrganizationOptions['organizationHooks'];
