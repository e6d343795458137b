import type { Outputs } from '#client/sdk/calls.ts';

/** A request of an application, and what its user has to do next. */
export type Interaction = Outputs['oauth2']['getInteraction'];
