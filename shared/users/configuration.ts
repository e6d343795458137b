import { z } from 'zod';

import type { Access } from '#shared/lib/permissions.ts';
import { PublicField } from '#shared/lib/public-values.ts';

export const UserConfiguration = z.object({
  userFields: z.array(PublicField).meta({ description: 'The additional fields of users.' }),
  signUpFields: z
    .array(PublicField)
    .meta({ description: 'The additional fields without which users cannot sign up with a password.' }),
});
export type UserConfiguration = z.input<typeof UserConfiguration>;

export interface UserPageConfiguration {
  platformAccess: Access;
  /** Of new users. */
  defaultRole: string;
  /** Whether users are configured as administrators by id; only a call can tell for one user. */
  listsAdministrators: boolean;
}
