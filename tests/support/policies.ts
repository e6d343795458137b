import type { SignInPolicy } from '#server/call/context.ts';

import { installFeature } from './scratch-feature.ts';

/** A sign-in policy that the test changes at any time. */
export interface TestPolicy {
  decide: SignInPolicy;
}

/** Adds a sign-in policy to the services of this file. It allows everything at first. */
export function installSignInPolicy(): TestPolicy {
  const policy: TestPolicy = { decide: async () => null };
  installFeature({ name: 'policy', signInPolicies: [(...attempt) => policy.decide(...attempt)] });
  return policy;
}
