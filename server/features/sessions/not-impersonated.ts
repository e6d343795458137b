import { AppError } from '#server/lib/errors.ts';

import type { SessionRow } from './queries.ts';

/**
 * Rejects impersonators: they must not change the credentials of an account, grant roles or delete anything of value. Calls
 * use the guard `notImpersonated`, those of organizations `member({ notImpersonated: true })`, unless it depends on the input.
 */
export function requireNotImpersonated({ impersonatedBy }: Pick<SessionRow, 'impersonatedBy'>): void {
  if (impersonatedBy !== null) throw new AppError('YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING');
}
