import { z } from 'zod';

import { anyone, get, post, type CallMeta } from '#server/call/trpc.ts';
import { administrator } from '#server/features/admin/guards.ts';
import { notImpersonated, sessionRequiredQuery } from '#server/features/sessions/guards.ts';
import { NoFields } from '#shared/lib/fields.ts';
import { Success } from '#shared/lib/responses.ts';
import {
  CreateOAuthClient,
  ListOAuthClients,
  OAuthClient,
  OAuthClientIdInput,
  OAuthClientWithSecret,
  PublicOAuthClient,
  RotateOAuthClientSecret,
  UpdateOAuthClient,
  VerifyOAuthClient,
} from '#shared/oauth-provider/schemas.ts';
import {
  Consent,
  Consented,
  ContinueRequest,
  InteractionInput,
  OAuthGrant,
  OAuthGrantIdInput,
  OAuthInteraction,
  PreloginInput,
  UpdateConsent,
} from '#shared/oauth-provider/consent.ts';

import {
  createClient,
  deleteClient,
  getClient,
  getClients,
  rotateSecret,
  updateClient,
  verifyClient,
} from './clients/manage-clients.ts';
import { publicClient, publicClientPrelogin } from './interactions/public-client.ts';
import { deleteConsent, deleteConsents, getConsent, getConsents, updateConsent } from './grants/manage-grants.ts';
import { consent, continueRequest, getInteraction } from './interactions/decide.ts';
import { clientMutation, clientQuery, ownerMutation, ownerQuery } from './owners/guards.ts';
import { organizationAppCalls } from './connected/organization-apps.router.ts';
import { oauthProviderOptions } from './oauth-provider.options.ts';

const enabled: CallMeta = { enabled: (options) => oauthProviderOptions.of({ options }).enabled };
const expires: CallMeta = { ...enabled, errors: ['OAUTH_INTERACTION_EXPIRED', 'OAUTH_CLIENT_NOT_FOUND'] };
const named: CallMeta = { ...enabled, errors: ['OAUTH_INTERACTION_EXPIRED', 'INVALID_OAUTH_QUERY'] };
/** Of a call that chooses a service account. */
const accountErrors = [
  'SERVICE_ACCOUNTS_ARE_FOR_MACHINES',
  'SERVICE_ACCOUNT_NOT_FOUND',
  'YOU_ARE_NOT_ALLOWED_TO_MANAGE_SERVICE_ACCOUNTS',
  'NOT_AUTHORIZED',
] as const;
const changes: CallMeta = { ...enabled, reauthenticate: 'always' };

const mayManage = administrator({ oauthClient: ['manage'] });

/** Applications that sign users in through this service: their registration, their requests, and what users allowed them. */
export const oauthProviderRouter = {
  organization: organizationAppCalls,
  oauth2: {
    createClient: ownerMutation
      .meta(post('/oauth2/create-client', 'Register an application', 'The members are those of RFC 7591.'))
      .meta({
        ...changes,
        errors: ['INVALID_OAUTH_REDIRECT_URI', 'INVALID_JWKS', 'OAUTH_CLIENT_LIMIT_REACHED', ...accountErrors],
      })
      .input(CreateOAuthClient)
      .output(OAuthClientWithSecret)
      .mutation(createClient),
    getClients: ownerQuery
      .meta(get('/oauth2/get-clients', 'List all applications, or those of an organization, newest first'))
      .meta({ ...enabled, bounded: 'The newest 1000; they are registered one by one.' })
      .input(ListOAuthClients)
      .output(z.array(OAuthClient))
      .query(getClients),
    getClient: clientQuery
      .meta(get('/oauth2/get-client', 'Get an application, without its secret'))
      .meta(enabled)
      .input(OAuthClientIdInput)
      .output(OAuthClient)
      .query(getClient),
    updateClient: clientMutation
      .meta(post('/oauth2/update-client', 'Change an application'))
      .meta({
        ...changes,
        errors: ['INVALID_OAUTH_REDIRECT_URI', 'INVALID_JWKS', 'OAUTH_CLIENT_DESCRIBES_ITSELF', ...accountErrors],
      })
      .input(UpdateOAuthClient)
      .output(OAuthClient)
      .mutation(updateClient),
    verifyClient: mayManage
      .meta(post('/oauth2/verify-client', 'Let users who are not members use an application of an organization'))
      .meta({ ...changes, errors: ['OAUTH_CLIENT_NOT_FOUND'] })
      .input(VerifyOAuthClient)
      .output(OAuthClient)
      .mutation(verifyClient),
    deleteClient: clientMutation
      .meta(post('/oauth2/delete-client', 'Delete an application', 'Its tokens end at once.'))
      .meta(changes)
      .input(OAuthClientIdInput)
      .output(Success)
      .mutation(deleteClient),
    client: {
      rotateSecret: clientMutation
        .meta(post('/oauth2/client/rotate-secret', 'Replace the secret of an application'))
        .meta({ ...changes, errors: ['OAUTH_CLIENT_HAS_NO_SECRET'] })
        .input(RotateOAuthClientSecret)
        .output(OAuthClientWithSecret)
        .mutation(rotateSecret),
    },
    getInteraction: sessionRequiredQuery
      .meta(get('/oauth2/get-interaction', 'Get what the request of an application waits for'))
      .meta({ ...expires, bounded: 'The scopes of a request.' })
      .input(InteractionInput)
      .output(OAuthInteraction)
      .query(getInteraction),
    consent: notImpersonated
      .meta(post('/oauth2/consent', 'Allow an application what it asks for, or refuse it'))
      .meta({
        ...named,
        errors: [
          ...named.errors!,
          'OAUTH_CLIENT_NOT_FOUND',
          'OAUTH_CLIENT_IS_FOR_MEMBERS',
          'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
        ],
      })
      .input(Consent)
      .output(Consented)
      .mutation(consent),
    continue: notImpersonated
      .meta(post('/oauth2/continue', 'Go on with the request of an application'))
      .meta(named)
      .input(ContinueRequest)
      .output(Consented)
      .mutation(continueRequest),
    publicClient: sessionRequiredQuery
      .meta(get('/oauth2/public-client', 'Get what users may know of an application'))
      .meta({ ...enabled, errors: ['OAUTH_CLIENT_NOT_FOUND'] })
      .input(OAuthClientIdInput)
      .output(PublicOAuthClient)
      .query(publicClient),
    publicClientPrelogin: anyone
      .meta(post('/oauth2/public-client-prelogin', 'The same, on the page on which users sign in'))
      .meta({ ...enabled, errors: ['OAUTH_CLIENT_NOT_FOUND', 'INVALID_OAUTH_QUERY'] })
      .input(PreloginInput)
      .output(PublicOAuthClient)
      .mutation(publicClientPrelogin),
    getConsents: sessionRequiredQuery
      .meta(get('/oauth2/get-consents', 'List the applications that the caller allowed something'))
      .meta({ ...enabled, bounded: 'One for each application.' })
      .input(NoFields)
      .output(z.array(OAuthGrant))
      .query(getConsents),
    getConsent: sessionRequiredQuery
      .meta(get('/oauth2/get-consent', 'Get what the caller allowed an application'))
      .meta({ ...enabled, errors: ['OAUTH_GRANT_NOT_FOUND'], bounded: 'The scopes of an application.' })
      .input(OAuthGrantIdInput)
      .output(OAuthGrant)
      .query(getConsent),
    updateConsent: notImpersonated
      .meta(post('/oauth2/update-consent', 'Take back some of what the caller allowed an application'))
      .meta({ ...enabled, errors: ['OAUTH_GRANT_NOT_FOUND', 'OAUTH_SCOPE_NOT_GRANTED'] })
      .input(UpdateConsent)
      .output(OAuthGrant)
      .mutation(updateConsent),
    deleteConsents: notImpersonated
      .meta(post('/oauth2/delete-consents', 'Disconnect all applications, those of the operator excepted'))
      .meta(enabled)
      .input(NoFields)
      .output(Success)
      .mutation(deleteConsents),
    deleteConsent: notImpersonated
      .meta(post('/oauth2/delete-consent', 'Disconnect an application', 'Its tokens end at once.'))
      .meta({ ...enabled, errors: ['OAUTH_GRANT_NOT_FOUND'] })
      .input(OAuthGrantIdInput)
      .output(Success)
      .mutation(deleteConsent),
  },
};
