import type { Access } from '#shared/permissions.ts';

export interface UserFacts {
  platformAccess: Access;
  /** Whether users are configured as administrators by id; only a call can tell for one user. */
  listsAdministrators: boolean;
}
