import type { Access } from '#shared/permissions.ts';

export interface UserFacts {
  platformAccess: Access;
  /** Some people may do everything whatever their role; whether one is among them, a call says. */
  listsAdministrators: boolean;
}
