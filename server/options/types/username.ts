// Written by `npm run docs` from the schemas of the options.
import type { UsernameValidator } from '#server/features/usernames/username.types.ts';

export type * from '#server/features/usernames/username.types.ts';

export interface UsernameOptions {
  /** Lets users choose a username and sign in with it. @default false */
  enabled?: boolean;
  /** Minimum length of a username in characters. @default 3 */
  minUsernameLength?: number;
  /** Maximum length of a username in characters. @default 30 */
  maxUsernameLength?: number;
  /** Function that returns whether users may choose a username, for example for a list of reserved names. */
  usernameValidator?: UsernameValidator;
}
