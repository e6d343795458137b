import { get, post, type CallMeta } from '#server/call/trpc.ts';
import { administrator } from '#server/features/admin/guards.ts';
import { ssoOptions } from '#server/features/sso/sso.options.ts';
import { synchronous } from '#server/lib/patches/synchronous.ts';
import { Success } from '#shared/lib/responses.ts';
import {
  AdministeredConnection,
  ConnectionIdInput,
  ConnectionPage,
  ListConnections,
} from '#shared/sso/administration.ts';
import { AdministeredAttempts } from '#shared/sso/attempts.ts';

import { disableConnection, getConnection, listConnectionAttempts, listConnections } from './administer-connections.ts';

const enabled: CallMeta = { enabled: (options) => ssoOptions.of({ options }).enabled };
const canRead = administrator({ enterprise: ['read'] }).meta(enabled);

/** The identity providers of all organizations, for operators. What a provider is trusted with, its organization alone decides. */
export const administrationCalls = {
  listConnections: canRead
    .meta(get('/admin/list-connections', 'List the identity providers of all organizations, newest first'))
    .meta({ errors: ['INVALID_CURSOR'] })
    .input(ListConnections)
    .output(synchronous(ConnectionPage))
    .query(listConnections),
  getConnection: canRead
    .meta(get('/admin/get-connection', 'Get an identity provider of any organization'))
    .meta({
      errors: ['PROVIDER_NOT_FOUND'],
      bounded: 'The option `domains.maximumDomains` limits the domains of the provider.',
    })
    .input(ConnectionIdInput)
    .output(AdministeredConnection)
    .query(getConnection),
  listConnectionAttempts: canRead
    .meta(get('/admin/list-connection-attempts', 'List the newest sign-ins and tests of any identity provider'))
    .meta({ errors: ['PROVIDER_NOT_FOUND'], bounded: 'The newest 50 are stored.' })
    .input(ConnectionIdInput)
    .output(AdministeredAttempts)
    .query(listConnectionAttempts),
  disableConnection: administrator({ enterprise: ['manage'] })
    .meta(
      post(
        '/admin/disable-connection',
        'Reject sign-ins with any identity provider',
        'Its users stay signed in. Its organization can enable it again.',
      ),
    )
    .meta({
      ...enabled,
      reauthenticate: true,
      errors: ['PROVIDER_NOT_FOUND', 'ORGANIZATION_NOT_FOUND', 'SSO_IS_REQUIRED'],
    })
    .input(ConnectionIdInput)
    .output(Success)
    .mutation(disableConnection),
};
