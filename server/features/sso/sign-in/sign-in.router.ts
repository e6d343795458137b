import { z } from 'zod';

import { anyone, get, post } from '#server/call/trpc.ts';
import { Redirected } from '#shared/lib/responses.ts';
import { SamlRequest, RedirectOrPage, SamlResponse, SamlTicket } from '#shared/sso/saml.ts';
import { LookUpSso, SignInSso, SsoCallback, SsoLookUp, SsoStarted, StartSso } from '#shared/sso/sign-in.ts';

import { ssoCallback } from './callback.ts';
import { lookUpSso } from './look-up.ts';
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
};

/** A form is as long as a response of SAML in base64 and percent-encoding. */
const FORM_LIMIT = 512 * 1024;
const acsDescription = 'Every response is a redirect, with an `error` parameter if the sign-in failed.';

export const samlSignInCalls = {
  acsForm: anyone
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
