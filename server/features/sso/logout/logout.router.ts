import { anyone, post } from '#server/call/trpc.ts';
import { notImpersonated } from '#server/features/sessions/guards.ts';
import { Success } from '#shared/lib/responses.ts';
import { BackChannelLogout, LogOutAtProvider } from '#shared/sso/logout.ts';
import { SsoStarted } from '#shared/sso/sign-in.ts';

import { backChannelLogout } from './back-channel.ts';
import { logOutAtProvider } from './log-out.ts';

export const logoutCalls = {
  saml2Logout: notImpersonated
    .meta(
      post(
        '/sso/saml2/logout/{providerId}',
        'Sign out here and at the identity provider',
        'Ends the session here, also if the identity provider has no page for it, and answers the address of that page.',
      ),
    )
    .meta({ beforeEnrolment: true, errors: ['PROVIDER_NOT_FOUND', 'SINGLE_LOGOUT_NOT_ENABLED'] })
    .input(LogOutAtProvider)
    .output(SsoStarted)
    .mutation(logOutAtProvider),
  oidcBackChannelLogout: anyone
    .meta(
      post(
        '/sso/oidc/back-channel-logout/{providerId}',
        'Handle the logout token of an identity provider',
        'The identity provider ended a session, and its sessions here end too.',
      ),
    )
    .meta({ form: true, errors: ['INVALID_LOGOUT_TOKEN'] })
    .input(BackChannelLogout)
    .output(Success)
    .mutation(backChannelLogout),
};
