import type { RequestContext } from '#server/call/context.ts';
import type { ProtocolCall, ProtocolResponse, ProtocolRoute } from '#server/call/protocol.ts';
import { recordRefusal } from '#server/features/scim/requests/record-refusal.ts';
import { callUrl } from '#server/http/address.ts';
import { AppError } from '#server/lib/errors.ts';

import { ScimError } from '#server/features/scim/scim-error.ts';

import type { CallingDirectory, Directory } from './authenticate.ts';

export type ScimRoute = ProtocolRoute<CallingDirectory | null>;

/** A request of a directory. */
export interface DirectoryCall extends Omit<ProtocolCall<unknown>, 'caller'> {
  directory: Directory;
}

/** What a change for a directory needs of its request. */
export type Provisioning = Pick<DirectoryCall, 'ctx' | 'directory'>;

/** A route that needs a token. Managers of the organization see which requests were refused. */
export function directoryRoute(
  { name, ...route }: Pick<ScimRoute, 'name' | 'method' | 'path'>,
  respond: (call: DirectoryCall) => Promise<ProtocolResponse>,
): ScimRoute {
  return {
    ...route,
    name: `scim.${name}`,
    handle: async ({ caller, ...call }) => {
      if (caller === null) throw new AppError('UNAUTHORIZED');
      try {
        if (!caller.isConfirmed && !isReading(route)) throw new ScimError(403, UNCONFIRMED);
        const response = await respond({ ...call, directory: caller });
        // A constraint that refuses the request does so here, with the writes and the commit in one message.
        await call.ctx.work.commit();
        return response;
      } catch (error) {
        const path = route.path.replace(':id', call.params['id'] ?? '');
        recordRefusal(call.ctx, { directoryId: caller.id, method: route.method, path, error });
        throw error;
      }
    },
  };
}

const UNCONFIRMED = 'A manager of the organization has to confirm this directory before it changes users or groups';

const isReading = ({ method, path }: Pick<ScimRoute, 'method' | 'path'>) =>
  method === 'GET' || path.endsWith('/.search');

export function locationOf({ options }: Pick<RequestContext, 'options'>, path: string): string {
  return callUrl(options, `/scim/v2${path}`);
}

/** A page of a list (RFC 7644, section 3.4.2). */
export function listResponse(
  resources: readonly object[],
  { totalResults, startIndex }: { totalResults: number; startIndex: number },
): ProtocolResponse {
  return {
    status: 200,
    body: {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      totalResults,
      startIndex,
      itemsPerPage: resources.length,
      Resources: resources,
    },
  };
}
