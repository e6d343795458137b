import { defineProtocol } from '#server/call/protocol.ts';
import type { CallLimits } from '#server/http/limits.ts';

import { groupRoutes } from './groups/group-routes.ts';
import { authenticateDirectory } from './protocol/authenticate.ts';
import { discoveryRoutes } from './protocol/discovery.ts';
import type { ScimRoute } from './protocol/responses.ts';
import { presentFailure, ScimError } from './scim-error.ts';
import { scimOptions } from './scim.options.ts';
import { userRoutes } from './users/user-routes.ts';

const MAX_BODY_BYTES = 1024 * 1024;

/** Optional parts of the standard that are not supported (RFC 7644, sections 3.7 and 3.11). */
const unsupported: readonly ScimRoute[] = [
  ...(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).map((method) => notImplemented('me', method, '/Me')),
  notImplemented('bulk', 'POST', '/Bulk'),
];

function notImplemented(name: string, method: ScimRoute['method'], path: string): ScimRoute {
  return {
    name: `scim.${name}`,
    method,
    path,
    handle: async () => {
      throw new ScimError(501, `${path} is not supported`);
    },
  };
}

const routes: readonly ScimRoute[] = [...discoveryRoutes, ...userRoutes, ...groupRoutes, ...unsupported];

/** Directories write the slash at the end of paths or not. */
const withTrailingSlash = (route: ScimRoute): ScimRoute[] => [route, { ...route, path: `${route.path}/` }];

export const scimProtocol = defineProtocol({
  prefix: '/scim/v2',
  tag: {
    title: 'SCIM 2.0',
    description:
      'Directories create, change and remove the members of an organization, as [RFC 7644](https://www.rfc-editor.org/rfc/rfc7644) describes.',
  },
  enabled: (options) => scimOptions.of({ options }).enabled,
  mediaTypes: ['application/scim+json', 'application/json'],
  bodyLimit: MAX_BODY_BYTES,
  authenticate: authenticateDirectory,
  routes: routes.flatMap(withTrailingSlash),
  present: presentFailure,
});

/** A directory sends many requests from one address: its own limit counts them (`authenticateDirectory`). */
export const scimLimits: Readonly<Record<string, CallLimits>> = Object.fromEntries(
  routes.map(({ name }) => [name, 'unlimited']),
);
