import type { Outputs } from '#client/sdk/calls.ts';

export type ManagedOrganization = Outputs['admin']['getOrganization'];
