import { AppError } from '#server/errors.ts';
import type { Options } from '#server/options/options.ts';
import { passwordOptions } from './password.options.ts';

/** The configured length, counted in characters as the field always has (UTF-16 units), before anything is hashed. */
export function requirePasswordLength(password: string, options: Options): void {
  const { minPasswordLength, maxPasswordLength } = passwordOptions.of({ options });
  if (password.length < minPasswordLength) throw new AppError('PASSWORD_TOO_SHORT');
  if (password.length > maxPasswordLength) throw new AppError('PASSWORD_TOO_LONG');
}
