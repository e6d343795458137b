import type { FieldFacts } from '#shared/lib/field-facts.ts';
import type { Access } from '#shared/lib/permissions.ts';

/** Of sign-ups and profiles with a username. */
export const userErrors = {
  USERNAME_IS_NOT_ENABLED: [400, 'Username is not enabled'],
  USERNAME_IS_ALREADY_TAKEN: [400, 'Username is already taken'],
  USERNAME_TOO_SHORT: [400, 'Username too short'],
  USERNAME_TOO_LONG: [400, 'Username too long'],
  INVALID_USERNAME: [400, 'Invalid username'],
  INVALID_DISPLAY_USERNAME: [400, 'Invalid display username'],
  USERNAME_IS_IMMUTABLE: [400, 'Username is immutable'],
} as const;

export interface UserConfiguration {
  platformAccess: Access;
  /** The additional fields of users. */
  userFields: FieldFacts[];
  /** Those without which users cannot sign up with a password. */
  signUpFields: FieldFacts[];
  /** Whether users are configured as administrators by id; only a call can tell for one user. */
  listsAdministrators: boolean;
}
