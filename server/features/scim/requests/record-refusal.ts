import type { RequestContext } from '#server/call/context.ts';
import { presentFailure } from '#server/features/scim/scim-error.ts';
import { errorResponse } from '#server/lib/errors.ts';

import { deleteOutnumberedRequests } from './queries.ts';
import { ScimRequest } from './request.entity.ts';

const MAX_PATH_LENGTH = 200;

interface Refusal {
  directoryId: string;
  method: string;
  /** As it was sent, without the query. */
  path: string;
  error: unknown;
}

/** In the background, because the transaction of the request is rolled back. */
export function recordRefusal({ background, orm, reads }: RequestContext, { error, ...refused }: Refusal): void {
  const { status, body } = errorResponse(error);
  const response = presentFailure({ status, code: body.code, message: body.message, error });
  const { directoryId, method, path } = refused;
  background.run('record a refused request of a directory', async () => {
    const em = orm.em.fork();
    em.create(ScimRequest, {
      directory: directoryId,
      method,
      path: path.slice(0, MAX_PATH_LENGTH),
      status: response.status,
      detail: (response.body as { detail: string }).detail,
    });
    await em.flush();
    await deleteOutnumberedRequests(reads, directoryId);
  });
}
