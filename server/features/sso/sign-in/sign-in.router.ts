import { z } from 'zod';

import { anyone, get, post } from '#server/call/trpc.ts';
import { authenticatedQuery, notImpersonated, recentlyAuthenticated } from '#server/features/sessions/guards.ts';
import { NoFields } from '#shared/lib/fields.ts';
import { Redirected, Success } from '#shared/lib/responses.ts';
import { SsoAccount } from '#shared/sso/account.ts';
import { SamlRequest, RedirectOrPage, SamlResponse, SamlTicket } from '#shared/sso/saml.ts';
import { ConnectSso, LookUpSso, SignInSso, SsoCallback, SsoLookUp, SsoStarted, StartSso } from '#shared/sso/sign-in.ts';

import { ssoCallback } from './callback.ts';
import { completeLink } from './confirmation.ts';
import { connectSso } from './connect.ts';
import { getSsoAccount } from './get-account.ts';
import { lookUpSso } from './look-up.ts';
import { proveSso } from './prove.ts';
import { samlAcs, samlTicket } from './saml/acs.ts';
import { samlRequestPage } from './saml/request-page.ts';
import { signInSso, startSso } from './start.ts';

export const signInCalls = {
  lookUp: anyone
    .meta(
      post(
        '/sso/look-up',
        'Find the identity providers for an email address',
        'Answers by the domain of the address, whether or not it has an account.',
      ),
    )
    .meta({ errors: ['EMAIL_ORGANIZATIONSLUG_DOMAIN_OR_PROVIDERID_IS_REQUIRED'] })
    .input(LookUpSso)
    .output(SsoLookUp)
    .mutation(lookUpSso),
  start: anyone
    .meta(
      get(
        '/sso/start/{providerId}',
        'Start a sign-in with an identity provider of an organization by a link',
        'For a tile in the portal of the identity provider. Redirects to the identity provider.',
      ),
    )
    .meta({ signsIn: true })
    .input(StartSso)
    .output(Redirected)
    .query(startSso),
  callback: anyone
    .meta(
      get(
        '/sso/callback/{providerId}',
        'Handle the redirect of an identity provider of an organization',
        'Every response is a redirect, with an `error` parameter if the sign-in failed.',
      ),
    )
    .meta({ signsIn: true, session: 'optional' })
    .input(SsoCallback)
    .output(z.undefined())
    .query(ssoCallback),
  getAccount: authenticatedQuery
    .meta(
      get(
        '/sso/get-account',
        "Get the identity providers of the caller's organizations, and whether one manages the account",
      ),
    )
    .meta({ bounded: 'The first 100 connections are listed.' })
    .input(NoFields)
    .output(SsoAccount)
    .query(getSsoAccount),
  connect: recentlyAuthenticated
    .meta(
      post(
        '/sso/connect',
        "Connect the caller's account with an identity provider of an organization",
        'For members. The address at the provider can be another one, in a domain of the organization.',
      ),
    )
    .meta({ errors: ['PROVIDER_NOT_FOUND', 'SERVICE_UNAVAILABLE'] })
    .input(ConnectSso)
    .output(SsoStarted)
    .mutation(connectSso),
  prove: notImpersonated
    .meta(
      post(
        '/sso/prove',
        'Sign in at the identity provider again, for a sensitive call',
        'The redirect has the error `sso_not_fresh` if the provider does not state a new authentication.',
      ),
    )
    .meta({ errors: ['PROVIDER_NOT_FOUND', 'SERVICE_UNAVAILABLE'] })
    .input(ConnectSso)
    .output(SsoStarted)
    .mutation(proveSso),
  completeLink: recentlyAuthenticated
    .meta(
      post(
        '/sso/complete-link',
        "Connect the caller's account with the identity provider of the sign-in that was redirected",
        'After the error `sso_confirmation_required`, and a sign-in of the user with an own method in the same browser.',
      ),
    )
    .meta({ errors: [['INVALID_TOKEN', 401], 'UNABLE_TO_LINK_ACCOUNT'] })
    .input(NoFields)
    .output(Success)
    .mutation(completeLink),
};

/** A form is as long as a response of SAML in base64 and percent-encoding. */
const FORM_LIMIT = 512 * 1024;
const acsDescription = 'Every response is a redirect, with an `error` parameter if the sign-in failed.';

export const samlSignInCalls = {
  acsPost: anyone
    .meta(post('/sso/saml2/sp/acs/{providerId}', 'Handle the response of a SAML identity provider', acsDescription))
    .meta({ form: true, bodyLimit: () => FORM_LIMIT })
    .input(SamlResponse)
    .output(z.undefined())
    .mutation(samlAcs),
  acs: anyone
    .meta(
      get('/sso/saml2/sp/acs/{providerId}', 'Continue after the response of a SAML identity provider', acsDescription),
    )
    .meta({ signsIn: true, session: 'optional' })
    .input(SamlTicket)
    .output(z.undefined())
    .query(samlTicket),
  request: anyone
    .meta(get('/sso/saml2/sp/request/{providerId}', 'Post a request to a SAML identity provider by a page'))
    .meta({ html: true })
    .input(SamlRequest)
    .output(RedirectOrPage)
    .query(samlRequestPage),
};

export const signInWithSso = anyone
  .meta(post('/sign-in/sso', 'Sign in with an identity provider of an organization'))
  .meta({
    errors: [
      'EMAIL_ORGANIZATIONSLUG_DOMAIN_OR_PROVIDERID_IS_REQUIRED',
      'NO_PROVIDER_FOUND_FOR_THE_ISSUER',
      'SERVICE_UNAVAILABLE',
    ],
  })
  .input(SignInSso)
  .output(SsoStarted)
  .mutation(signInSso);
