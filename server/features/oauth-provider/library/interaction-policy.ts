import type { interactionPolicy } from 'oidc-provider';

import { mayUse } from '#server/features/oauth-provider/owners/member-access.ts';
import { currentDispatch } from '#server/features/oauth-provider/storage/dispatch.ts';

import { requestClient, type LibraryClient } from './clients.ts';

/** The prompt with which users choose the account. */
export const SELECT_ACCOUNT = 'select_account';
/** The prompt of users who may not use an application. */
const MEMBERSHIP = 'membership';

/** When a user is asked, in the order of the library: to sign in, then to consent. */
export function interactionPolicyOf({
  base,
  Check,
  Prompt,
}: typeof interactionPolicy): interactionPolicy.DefaultPolicy {
  const policy = base();
  const forMembers = new Check('not_a_member', 'the application is for members', 'access_denied', async ({ oidc }) => {
    const dispatch = currentDispatch();
    const { ctx, session } = dispatch;
    if (session === null) return Check.NO_NEED_TO_PROMPT;
    const client = await requestClient(dispatch, oidc.client!.clientId);
    const isAllowed = client !== null && (await mayUse(ctx, client, session));
    return isAllowed ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT;
  });
  policy.add(new Prompt({ name: MEMBERSHIP, requestable: false }, forMembers), 1);
  // Asked for by the application alone (OpenID Connect Core section 3.1.2.1).
  policy.add(new Prompt({ name: SELECT_ACCOUNT, requestable: true }), 0);
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
