import type { AuthenticatedQueryContext } from '#server/features/sessions/context.ts';
import { mayAdminister } from '#server/features/users/platform-role.ts';

import type { Owner } from './manage-webhooks.ts';

/**
 * Whether the caller may read the audit log, which names the users and organizations of events. The log of an organization
 * requires the same permission as its webhooks.
 */
export function seesNames(
  { user, options }: Pick<AuthenticatedQueryContext, 'user' | 'options'>,
  owner: Owner,
): boolean {
  return owner !== null || mayAdminister(user, { audit: ['list'] }, options);
}

/**
 * The column with the user that the event of a delivery is about, else its organization. The names are the current ones.
 *
 * @param isNamed the placeholder of whether the reader sees names.
 */
export const subjectColumn = (isNamed: string) => `
  case
    when entry.subject_id is not null then json_build_object('kind', 'user', 'id', entry.subject_id, 'name',
      (select coalesce(nullif(name, ''), email) from "user" where id = entry.subject_id and ${isNamed}::boolean))
    when event.organization_id is not null then json_build_object('kind', 'organization', 'id', event.organization_id, 'name',
      (select name from organization where id = event.organization_id and ${isNamed}::boolean))
  end as subject`;
