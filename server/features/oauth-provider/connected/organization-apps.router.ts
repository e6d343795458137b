import { z } from 'zod';

import { get, post, type CallMeta } from '#server/call/trpc.ts';
import { oauthProviderOptions } from '#server/features/oauth-provider/oauth-provider.options.ts';
import { member, memberQuery } from '#server/features/organizations/guards.ts';
import { Success } from '#shared/lib/responses.ts';
import { ConnectedApp, ListConnectedApps, RevokeConnectedApp } from '#shared/oauth-provider/schemas.ts';

import { listConnectedApps, revokeConnectedApp } from './organization-apps.ts';

const enabled: CallMeta = { enabled: (options) => oauthProviderOptions.of({ options }).enabled };
const onNotMember = 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION';

/** What members allowed applications in their organization. */
export const organizationAppCalls = {
  listConnectedApps: memberQuery({
    permissions: { oauthClient: ['read'] },
    onNotMember,
    onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_LIST_OAUTH_CLIENTS',
  })
    .meta(get('/organization/list-connected-apps', 'List the applications that members use with an organization'))
    .meta({ ...enabled, bounded: 'One for each application.' })
    .input(ListConnectedApps)
    .output(z.array(ConnectedApp))
    .query(listConnectedApps),
  revokeConnectedApp: member({
    permissions: { oauthClient: ['manage'] },
    onNotMember,
    onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_OAUTH_CLIENTS',
    notImpersonated: true,
  })
    .meta(post('/organization/revoke-connected-app', 'Disconnect an application from all members of an organization'))
    .meta({ ...enabled, reauthenticate: 'always', errors: ['OAUTH_CLIENT_NOT_FOUND'] })
    .input(RevokeConnectedApp)
    .output(Success)
    .mutation(revokeConnectedApp),
};
