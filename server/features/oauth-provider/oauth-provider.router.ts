import { z } from 'zod';

import { get, post, type CallMeta } from '#server/call/trpc.ts';
import { administrator } from '#server/features/admin/guards.ts';
import { notImpersonated, sessionRequiredQuery } from '#server/features/sessions/guards.ts';
import { NoFields } from '#shared/lib/fields.ts';
import { Success } from '#shared/lib/responses.ts';
import {
  Consent,
  Consented,
  CreateOAuthClient,
  InteractionInput,
  OAuthClient,
  OAuthClientIdInput,
  OAuthClientWithSecret,
  OAuthGrant,
  OAuthGrantIdInput,
  OAuthInteraction,
  RotateOAuthClientSecret,
  UpdateOAuthClient,
} from '#shared/oauth-provider/schemas.ts';

import {
  createClient,
  deleteClient,
  getClient,
  getClients,
  rotateSecret,
  updateClient,
} from './clients/manage-clients.ts';
import { deleteConsent, getConsents } from './grants/manage-grants.ts';
import { consent, getInteraction } from './interactions/decide.ts';
import { oauthProviderOptions } from './oauth-provider.options.ts';

const enabled: CallMeta = { enabled: (options) => oauthProviderOptions.of({ options }).enabled };
const expires: CallMeta = { ...enabled, errors: ['OAUTH_INTERACTION_EXPIRED', 'OAUTH_CLIENT_NOT_FOUND'] };
const changes: CallMeta = { ...enabled, reauthenticate: 'always' };

const mayList = administrator({ oauthClient: ['list'] });
const mayManage = administrator({ oauthClient: ['manage'] });

/** Applications that sign users in through this service: their registration, their requests, and what users allowed them. */
export const oauthProviderRouter = {
  oauth2: {
    createClient: mayManage
      .meta(post('/oauth2/create-client', 'Register an application', 'The members are those of RFC 7591.'))
      .meta({ ...changes, errors: ['INVALID_OAUTH_REDIRECT_URI'] })
      .input(CreateOAuthClient)
      .output(OAuthClientWithSecret)
      .mutation(createClient),
    getClients: mayList
      .meta(get('/oauth2/get-clients', 'List all applications, newest first'))
      .meta({ ...enabled, bounded: 'The newest 1000; administrators register them one by one.' })
      .input(NoFields)
      .output(z.array(OAuthClient))
      .query(getClients),
    getClient: mayList
      .meta(get('/oauth2/get-client', 'Get an application, without its secret'))
      .meta({ ...enabled, errors: ['OAUTH_CLIENT_NOT_FOUND'] })
      .input(OAuthClientIdInput)
      .output(OAuthClient)
      .query(getClient),
    updateClient: mayManage
      .meta(post('/oauth2/update-client', 'Change an application'))
      .meta({ ...changes, errors: ['OAUTH_CLIENT_NOT_FOUND', 'INVALID_OAUTH_REDIRECT_URI'] })
      .input(UpdateOAuthClient)
      .output(OAuthClient)
      .mutation(updateClient),
    deleteClient: mayManage
      .meta(post('/oauth2/delete-client', 'Delete an application', 'Its tokens end at once.'))
      .meta({ ...changes, errors: ['OAUTH_CLIENT_NOT_FOUND'] })
      .input(OAuthClientIdInput)
      .output(Success)
      .mutation(deleteClient),
    client: {
      rotateSecret: mayManage
        .meta(post('/oauth2/client/rotate-secret', 'Replace the secret of an application'))
        .meta({ ...changes, errors: ['OAUTH_CLIENT_NOT_FOUND', 'OAUTH_CLIENT_HAS_NO_SECRET'] })
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
      .meta(expires)
      .input(Consent)
      .output(Consented)
      .mutation(consent),
    getConsents: sessionRequiredQuery
      .meta(get('/oauth2/get-consents', 'List the applications that the caller allowed something'))
      .meta({ ...enabled, bounded: 'One for each application.' })
      .input(NoFields)
      .output(z.array(OAuthGrant))
      .query(getConsents),
    deleteConsent: notImpersonated
      .meta(post('/oauth2/delete-consent', 'Disconnect an application', 'Its tokens end at once.'))
      .meta({ ...enabled, errors: ['OAUTH_GRANT_NOT_FOUND'] })
      .input(OAuthGrantIdInput)
      .output(Success)
      .mutation(deleteConsent),
  },
};
