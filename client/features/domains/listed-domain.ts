import type { Outputs } from '#client/sdk/calls.ts';

export type ListedDomain = Outputs['organization']['listDomains'][number];
