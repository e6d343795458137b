import type { Outputs } from '#client/sdk/calls.ts';

export type Agent = Outputs['agent']['list']['agents'][number];
