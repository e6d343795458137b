import type { OpenApiRouter } from 'trpc-to-openapi';

export interface Tag {
  title: string;
  description: string;
}

interface Limit {
  /** The calls that it counts, in words. */
  calls: string;
  max: number;
  window: number;
}

/** All that is documented: the calls, how they are grouped, and how often one client may make them. */
export interface Documentation {
  router: OpenApiRouter;
  /** In the order of reading. */
  tags: readonly Tag[];
  /** The group of a call, by its name. */
  tagOf: (call: string) => Tag;
  limits: readonly Limit[];
}
