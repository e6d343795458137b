import { anyone, get, post } from '#server/call/trpc.ts';
import { notImpersonated } from '#server/features/sessions/guards.ts';
import { Success } from '#shared/lib/responses.ts';
import { BackChannelLogout, LogOutAtProvider, SamlLogoutPost, SamlLogoutQuery } from '#shared/sso/logout.ts';
import { RedirectOrPage } from '#shared/sso/saml.ts';
import { SsoStarted } from '#shared/sso/sign-in.ts';

import { backChannelLogout } from './back-channel.ts';
import { logOutAtProvider } from './log-out.ts';
import { samlLogoutByPost, samlLogoutByQuery } from './saml-logout.ts';

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

export const sloCalls = {
  slo: anyone
    .meta(
      get(
        '/sso/saml2/sp/slo/{providerId}',
        'Handle the logout message of a SAML provider',
        'A request ends sessions that the provider started, a response redirects.',
      ),
    )
    .meta({ html: true, signsIn: true, errors: ['PROVIDER_NOT_FOUND', 'INVALID_LOGOUT_MESSAGE'] })
    .input(SamlLogoutQuery)
    .output(RedirectOrPage)
    .query(samlLogoutByQuery),
  sloPost: anyone
    .meta(post('/sso/saml2/sp/slo/{providerId}', 'Handle the posted logout message of a SAML provider'))
    .meta({
      form: true,
      html: true,
      bodyLimit: () => 512 * 1024,
      errors: ['PROVIDER_NOT_FOUND', 'INVALID_LOGOUT_MESSAGE'],
    })
    .input(SamlLogoutPost)
    .output(RedirectOrPage)
    .mutation(samlLogoutByPost),
};
