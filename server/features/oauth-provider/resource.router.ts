import { z } from 'zod';

import { get, post, type CallMeta } from '#server/call/trpc.ts';
import { administrator } from '#server/features/admin/guards.ts';
import { NoFields } from '#shared/lib/fields.ts';
import { Success } from '#shared/lib/responses.ts';
import {
  CreateOAuthResource,
  LinkOAuthResource,
  OAuthResource,
  OAuthResourceIdInput,
  UpdateOAuthResource,
} from '#shared/oauth-provider/resources.ts';

import { oauthProviderOptions } from './oauth-provider.options.ts';
import {
  createResource,
  deleteResource,
  getResource,
  getResources,
  linkResource,
  unlinkResource,
  updateResource,
} from './resources/manage-resources.ts';

const enabled: CallMeta = { enabled: (options) => oauthProviderOptions.of({ options }).enabled };
const changes: CallMeta = { ...enabled, reauthenticate: 'always' };
const links: CallMeta = { ...changes, errors: ['RESOURCE_NOT_FOUND', 'OAUTH_CLIENT_NOT_FOUND'] };

const mayList = administrator({ oauthClient: ['list'] });
const mayManage = administrator({ oauthClient: ['manage'] });

/** APIs other than that of the service, for which applications get access tokens (RFC 8707). */
export const resourceRouter = {
  oauth2: {
    createResource: mayManage
      .meta(post('/oauth2/create-resource', 'Register an API', 'Applications get access tokens for it (RFC 8707).'))
      .meta({
        ...changes,
        errors: [
          'INVALID_RESOURCE_URI',
          'INVALID_RESOURCE_SCOPES',
          'RESOURCE_ALREADY_EXISTS',
          'OAUTH_CLIENT_NOT_FOUND',
        ],
      })
      .input(CreateOAuthResource)
      .output(OAuthResource)
      .mutation(createResource),
    getResources: mayList
      .meta(get('/oauth2/get-resources', 'List all registered APIs, newest first'))
      .meta({ ...enabled, bounded: 'The newest 1000; administrators register them one by one.' })
      .input(NoFields)
      .output(z.array(OAuthResource))
      .query(getResources),
    getResource: mayList
      .meta(get('/oauth2/get-resource', 'Get a registered API'))
      .meta({ ...enabled, errors: ['RESOURCE_NOT_FOUND'], bounded: 'The applications of one API.' })
      .input(OAuthResourceIdInput)
      .output(OAuthResource)
      .query(getResource),
    updateResource: mayManage
      .meta(post('/oauth2/update-resource', 'Change a registered API', 'All but its URI.'))
      .meta({ ...changes, errors: ['RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_SCOPES', 'OAUTH_CLIENT_NOT_FOUND'] })
      .input(UpdateOAuthResource)
      .output(OAuthResource)
      .mutation(updateResource),
    deleteResource: mayManage
      .meta(post('/oauth2/delete-resource', 'Delete a registered API'))
      .meta({ ...changes, errors: ['RESOURCE_NOT_FOUND'] })
      .input(OAuthResourceIdInput)
      .output(Success)
      .mutation(deleteResource),
    linkResource: mayManage
      .meta(post('/oauth2/link-resource', 'Let an application get access tokens for an API'))
      .meta(links)
      .input(LinkOAuthResource)
      .output(Success)
      .mutation(linkResource),
    unlinkResource: mayManage
      .meta(post('/oauth2/unlink-resource', 'No longer let an application get access tokens for an API'))
      .meta(links)
      .input(LinkOAuthResource)
      .output(Success)
      .mutation(unlinkResource),
  },
};
