import type { Outputs } from '#client/sdk/calls.ts';

/** What a device asks for, whose code the user typed. */
export type DeviceRequest = Outputs['device'];
