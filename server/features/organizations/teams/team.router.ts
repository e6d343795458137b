import { z } from 'zod';

import { answerRows } from '#server/paging.ts';
import { type CallMeta, get, post } from '#server/trpc.ts';
import { member, memberQuery } from '#server/features/organizations/guards.ts';
import {
  ChangeTeamMember,
  CreateTeam,
  ListedTeam,
  ListTeams,
  RemovedTeam,
  RemovedTeamMember,
  RemoveTeam,
  Team,
  TeamMember,
  UpdateTeam,
} from '#shared/team.ts';

import { addTeamMember, createTeam, removeTeam, removeTeamMember, updateTeam } from './teams.ts';
import { readTeams } from '#server/features/organizations/queries.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';

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
  listTeams: memberQuery({ onNotMember: 'FORBIDDEN' })
    .meta(get('/organization/list-teams', 'List the teams of an organization'))
    .meta(withTeams)
    .meta({ scope: 'organization:read' })
    .meta({ errors: ['INVALID_CURSOR'] })
    .input(ListTeams)
    .output(z.array(ListedTeam))
    .query(async ({ ctx, input }) => answerRows(ctx, await readTeams(ctx.reads, ctx.organizationId, input))),
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
    .meta({ ...withTeams, errors: ['TEAM_NOT_FOUND'] })
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
    .meta({ ...withTeams, errors: ['TEAM_NOT_FOUND', 'USER_IS_NOT_A_MEMBER_OF_THE_TEAM'] })
    .meta({ scope: 'member:delete' })
    .input(ChangeTeamMember)
    .output(RemovedTeamMember)
    .mutation(removeTeamMember),
};
