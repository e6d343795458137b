import type { Working } from '#server/context.ts';
import { AppError } from '#server/errors.ts';

/** Refuses one member too many, where so many are there. Only meant under the organization's lock. */
export function requireRoom({ options }: Working, members: number): void {
  if (members >= options.organization.membershipLimit) {
    throw new AppError('ORGANIZATION_MEMBERSHIP_LIMIT_REACHED');
  }
}
