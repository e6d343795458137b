import type { Working } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { organizationOptions } from './organization.options.ts';

/** Refuses one member too many, where so many are there. Only meant under the organization's lock. */
export function requireRoom({ options }: Working, members: number): void {
  if (members >= organizationOptions.of({ options }).membershipLimit) {
    throw new AppError('ORGANIZATION_MEMBERSHIP_LIMIT_REACHED');
  }
}
