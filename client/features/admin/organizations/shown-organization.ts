import type { Outputs } from '#client/sdk/calls.ts';

export type ShownOrganization = Outputs['admin']['getOrganization'];
