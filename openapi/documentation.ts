import type { OpenApiRouter } from 'trpc-to-openapi';

import type { PolicyErrors } from './calls.ts';

export interface Tag {
  title: string;
  description: string;
}

interface Limit {
  /** A description of the calls that it counts. */
  calls: string;
  max: number;
  window: number;
}

/** The calls, their groups and their rate limits. */
export interface Documentation {
  router: OpenApiRouter;
  /** In the order of the document. */
  tags: readonly Tag[];
  /** The tag of a call, by its name. */
  tagOf: (call: string) => Tag;
  limits: readonly Limit[];
  policyErrors: PolicyErrors;
}
