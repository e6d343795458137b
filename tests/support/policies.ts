import type { SignInPolicy } from '#server/context.ts';
import type { Feature } from '#server/feature.ts';
import { features } from '#server/features.ts';

/** A sign-in policy that the test changes at any time. */
export interface TestPolicy {
  decide: SignInPolicy;
}

/** Adds a sign-in policy to the services that this file starts from now on. It allows everything at first. */
export function installSignInPolicy(): TestPolicy {
  const policy: TestPolicy = { decide: async () => null };
  const [first]: readonly Feature[] = features;
  Object.assign(first!, { signInPolicies: [(...attempt) => policy.decide(...attempt)] satisfies SignInPolicy[] });
  return policy;
}
