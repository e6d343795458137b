// Written by `npm run docs` from the schemas of the options.
import type { UsernameNormalizer, UsernameValidator } from '#server/features/usernames/username.types.ts';

export type * from '#server/features/usernames/username.types.ts';

export interface UsernameOptions {
  /** Lets users choose a username and sign in with it. @default false */
  enabled?: boolean;
  /** Minimum length of a username in characters. @default 3 */
  minUsernameLength?: number;
  /** Maximum length of a username in characters. @default 30 */
  maxUsernameLength?: number;
  /** Function that returns whether users may choose a username. By default letters, digits, periods and underscores are accepted. */
  usernameValidator?: UsernameValidator;
  /** Function that returns whether users may choose a display username. By default every text is accepted. */
  displayUsernameValidator?: UsernameValidator;
  /** Function that returns the form in which usernames are stored and compared; `false` compares them as users wrote them. By default lower case. */
  usernameNormalization?: false | UsernameNormalizer;
  /** Function that returns the form in which display usernames are stored; `false` keeps that of the user. @default false */
  displayUsernameNormalization?: false | UsernameNormalizer;
  /** Whether validators get a text before or after its normalization. */
  validationOrder?: UsernameValidationOrder;
  /** Lets users choose their username once. @default false */
  immutableUsername?: boolean;
}

export interface UsernameValidationOrder {
  /** @default "pre-normalization" */
  username?: 'pre-normalization' | 'post-normalization';
  /** @default "pre-normalization" */
  displayUsername?: 'pre-normalization' | 'post-normalization';
}
