import type { Working } from '#server/context.ts';
import { AppError } from '#server/errors.ts';

import { Member } from './member.entity.ts';
import type { Organization } from './organization.entity.ts';

/** Refuses one member too many. Only meant under the organization's lock. */
export async function requireRoom({ em, options }: Working, organization: Organization): Promise<void> {
  if ((await em.count(Member, { organization })) >= options.organization.membershipLimit) {
    throw new AppError('ORGANIZATION_MEMBERSHIP_LIMIT_REACHED');
  }
}
