import { z } from 'zod';

import { get, post, type CallMeta } from '#server/call/trpc.ts';
import { administrator } from '#server/features/admin/guards.ts';
import { NoFields } from '#shared/lib/fields.ts';
import { Success } from '#shared/lib/responses.ts';
import {
  ClientHost,
  CreateRegistrationToken,
  ListedRegistrationToken,
  RegistrationToken,
  RegistrationTokenIdInput,
  SetClientHost,
} from '#shared/oauth-provider/registration.ts';

import { oauthProviderOptions } from './oauth-provider.options.ts';
import { listClientHosts, setClientHost } from './registration/manage-hosts.ts';
import {
  createRegistrationToken,
  deleteRegistrationToken,
  listRegistrationTokens,
} from './registration/registration-tokens.ts';

const enabled: CallMeta = { enabled: (options) => oauthProviderOptions.of({ options }).enabled };
const changes: CallMeta = { ...enabled, reauthenticate: 'always' };

const mayList = administrator({ oauthClient: ['list'] });
const mayManage = administrator({ oauthClient: ['manage'] });

/** Applications that no user registers. */
export const registrationRouter = {
  admin: {
    oauth2: {
      listClientHosts: mayList
        .meta(get('/admin/oauth2/list-client-hosts', 'List the hosts of client id metadata documents'))
        .meta({ ...enabled, bounded: 'The first 1000.' })
        .input(NoFields)
        .output(z.array(ClientHost))
        .query(listClientHosts),
      setClientHost: mayManage
        .meta(post('/admin/oauth2/set-client-host', 'Verify or block a host of client id metadata documents'))
        .meta(changes)
        .input(SetClientHost)
        .output(Success)
        .mutation(setClientHost),
      listRegistrationTokens: mayList
        .meta(get('/admin/oauth2/list-registration-tokens', 'List the valid tokens for registrations, newest first'))
        .meta({ ...enabled, bounded: 'The newest 1000; they expire.' })
        .input(NoFields)
        .output(z.array(ListedRegistrationToken))
        .query(listRegistrationTokens),
      createRegistrationToken: mayManage
        .meta(
          post(
            '/admin/oauth2/create-registration-token',
            'Create a token with which applications register themselves',
            'RFC 7591 section 3.',
          ),
        )
        .meta(changes)
        .input(CreateRegistrationToken)
        .output(RegistrationToken)
        .mutation(createRegistrationToken),
      deleteRegistrationToken: mayManage
        .meta(post('/admin/oauth2/delete-registration-token', 'Delete a token for registrations'))
        .meta({ ...changes, errors: ['REGISTRATION_TOKEN_NOT_FOUND'] })
        .input(RegistrationTokenIdInput)
        .output(Success)
        .mutation(deleteRegistrationToken),
    },
  },
};
