import type { EntitySchema } from '@mikro-orm/postgresql';
import type { TRPCRouterRecord } from '@trpc/server';

/** Everything that one feature adds to the service. Only `server/features.ts` imports a `feature.ts`. */
export interface Feature {
  name: string;
  /** Its calls; a call's name is its path in camel case. Several features may add to one namespace, such as `signIn`. */
  router?: TRPCRouterRecord;
  entities?: readonly EntitySchema[];
}

/** Declares a feature, with its exact type. */
export function defineFeature<const Declared extends Feature>(feature: Declared): Declared {
  return feature;
}
