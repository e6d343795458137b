import type { interactionPolicy } from 'oidc-provider';

import type { LibraryClient } from './clients.ts';

/** When a user is asked, in the order of the library: to sign in, then to consent. */
export function interactionPolicyOf({ base, Check }: typeof interactionPolicy): interactionPolicy.DefaultPolicy {
  const policy = base();
  const { checks } = policy.get('consent')!;
  // Any program can use the address of a program on the user's device (RFC 8252 section 8.6), those of the operator excepted.
  checks.remove('native_client_prompt');
  checks.add(
    new Check('native_client_prompt', 'native clients require End-User interaction', 'interaction_required', (ctx) => {
      const { applicationType, first_party: isFirstParty = false } = ctx.oidc.client as unknown as LibraryClient;
      const isAsked = applicationType === 'native' && !isFirstParty && !ctx.oidc.result?.consent;
      return isAsked ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT;
    }),
  );
  return policy;
}
