import { z } from 'zod';

import { sendPage } from '#server/call/paging.ts';
import { member, memberQuery } from '#server/features/organizations/guards.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { authenticatedQuery, sessionRequired } from '#server/features/sessions/guards.ts';
import { type CallMeta, get, post } from '#server/call/trpc.ts';
import { synchronous } from '#server/lib/patches/synchronous.ts';
import {
  ChangeTeamMember,
  CreateTeam,
  ListedTeam,
  ListTeams,
  ListTeamMembers,
  ListUserTeams,
  RemovedTeam,
  RemovedTeamMember,
  RemoveTeam,
  SetActiveTeam,
  Team,
  TeamMember,
  UpdateTeam,
} from '#shared/organizations/teams.ts';

import { setActiveTeam } from './active-team.ts';
import { readTeams } from './queries.ts';
import { addTeamMember, listTeamMembers, removeTeamMember } from './team-members.ts';
import { createTeam, listUserTeams, removeTeam, updateTeam } from './teams.ts';

/** These calls exist only if teams are enabled. */
const withTeams: CallMeta = { enabled: (options) => organizationOptions.of({ options }).teams.enabled };

export const teamCalls = {
  createTeam: member({
    permissions: { team: ['create'] },
    onNotMember: 'YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION',
    onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_CREATE_TEAMS_IN_THIS_ORGANIZATION',
  })
    .meta(post('/organization/create-team', 'Create a team'))
    .meta({ ...withTeams, errors: ['YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS', 'TEAM_ALREADY_EXISTS'] })
    .meta({ scope: 'team:create' })
    .input(CreateTeam)
    .output(Team)
    .mutation(createTeam),
  listTeams: memberQuery({ onNotMember: 'YOU_ARE_NOT_ALLOWED_TO_ACCESS_THIS_ORGANIZATION' })
    .meta(get('/organization/list-teams', 'List the teams of an organization'))
    .meta(withTeams)
    .meta({ scope: 'organization:read' })
    .meta({ errors: ['INVALID_CURSOR'] })
    .input(ListTeams)
    .output(z.array(ListedTeam))
    .query(async ({ ctx, input }) => sendPage(ctx, await readTeams(ctx.reads, ctx.organizationId, input))),
  updateTeam: member({
    permissions: { team: ['update'] },
    onNotMember: 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_TEAM',
    onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_TEAM',
    by: 'data',
  })
    .meta(post('/organization/update-team', 'Rename a team'))
    .meta({ ...withTeams, errors: ['TEAM_NOT_FOUND', 'TEAM_ALREADY_EXISTS'] })
    .meta({ scope: 'team:update' })
    .input(UpdateTeam)
    .output(Team)
    .mutation(updateTeam),
  removeTeam: member({
    permissions: { team: ['delete'] },
    onNotMember: 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_TEAM',
    onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_DELETE_TEAMS_IN_THIS_ORGANIZATION',
  })
    .meta(post('/organization/remove-team', 'Remove a team; its members stay in the organization'))
    .meta({
      ...withTeams,
      errors: ['TEAM_NOT_FOUND', 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_TEAM', 'UNABLE_TO_REMOVE_LAST_TEAM'],
    })
    .meta({ scope: 'team:delete' })
    .input(RemoveTeam)
    .output(RemovedTeam)
    .mutation(removeTeam),
  addTeamMember: member({
    permissions: { member: ['update'] },
    onNotMember: ['USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION', 400],
    onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_TEAM_MEMBER',
  })
    .meta(post('/organization/add-team-member', 'Add a member to a team'))
    .meta({ ...withTeams, errors: ['TEAM_NOT_FOUND', 'TEAM_MEMBER_LIMIT_REACHED', 'TEAM_IS_MANAGED'] })
    .meta({ scope: 'member:update' })
    .input(ChangeTeamMember)
    .output(TeamMember)
    .mutation(addTeamMember),
  removeTeamMember: member({
    permissions: { member: ['delete'] },
    onNotMember: ['USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION', 400],
    onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_REMOVE_A_TEAM_MEMBER',
  })
    .meta(post('/organization/remove-team-member', 'Remove a member from a team'))
    .meta({ ...withTeams, errors: ['TEAM_NOT_FOUND', 'USER_IS_NOT_A_MEMBER_OF_THE_TEAM', 'TEAM_IS_MANAGED'] })
    .meta({ scope: 'member:delete' })
    .input(ChangeTeamMember)
    .output(RemovedTeamMember)
    .mutation(removeTeamMember),
  listTeamMembers: memberQuery({
    by: 'team',
    onMissing: 'YOU_DO_NOT_HAVE_AN_ACTIVE_TEAM',
    onNotMember: 'TEAM_NOT_FOUND',
  })
    .meta(get('/organization/list-team-members', 'List the members of a team'))
    .meta(withTeams)
    .meta({ scope: 'organization:read' })
    .meta({ errors: ['INVALID_CURSOR'] })
    .input(ListTeamMembers)
    .output(synchronous(z.array(TeamMember)))
    .query(listTeamMembers),
  listUserTeams: authenticatedQuery
    .meta(
      get(
        '/organization/list-user-teams',
        "List the caller's teams, or those of another member",
        'Those of another member require the permission to update members.',
      ),
    )
    .meta({ policies: 'organization' })
    .meta({
      ...withTeams,
      errors: [
        'NO_ACTIVE_ORGANIZATION',
        'YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION',
        'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER',
        'INVALID_CURSOR',
      ],
    })
    .meta({ scope: 'organization:read' })
    .input(ListUserTeams)
    .output(synchronous(z.array(Team)))
    .query(listUserTeams),
  setActiveTeam: sessionRequired
    .meta(
      post(
        '/organization/set-active-team',
        'Set the active team of the session',
        "A team of the active organization, and one of the caller's. It is cleared with the organization, and when the caller leaves the team.",
      ),
    )
    .meta({ policies: 'organization' })
    .meta({
      ...withTeams,
      errors: [
        'NO_ACTIVE_ORGANIZATION',
        'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
        'TEAM_NOT_FOUND',
        ['USER_IS_NOT_A_MEMBER_OF_THE_TEAM', 403],
      ],
    })
    .input(SetActiveTeam)
    .output(Team.nullable())
    .mutation(setActiveTeam),
};
