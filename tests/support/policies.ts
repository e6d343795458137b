import type { SignInPolicy } from '#server/call/context.ts';

import { installFeature } from './calls/scratch-feature.ts';

/** A sign-in policy that the test changes at any time. */
export interface TestPolicy {
  decide: SignInPolicy['verdict'];
}

/** Adds a sign-in policy to the services of this file. It allows everything at first. */
export function installSignInPolicy(errors: SignInPolicy['errors'] = []): TestPolicy {
  const policy: TestPolicy = { decide: async () => null };
  installFeature({ name: 'policy', signInPolicies: [{ errors, verdict: (...attempt) => policy.decide(...attempt) }] });
  return policy;
}
