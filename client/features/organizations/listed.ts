import type { Outputs } from '#client/sdk/calls.ts';

/** The rows of an organization's lists. */
export type ListedMember = Outputs['organization']['listMembers']['members'][number];
export type ListedTeam = Outputs['organization']['listTeams'][number];
export type ListedInvitation = Outputs['organization']['listInvitations'][number];
