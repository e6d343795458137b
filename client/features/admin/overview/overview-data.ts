import type { Outputs } from '#client/sdk/calls.ts';

export type OverviewData = Outputs['admin']['getOverview'];
