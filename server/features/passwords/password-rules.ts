import { AppError } from '#server/errors.ts';
import type { Options } from '#server/options/options.ts';

/** The configured length, counted in characters as the field always has (UTF-16 units), before anything is hashed. */
export function requirePasswordLength(password: string, { emailAndPassword }: Options): void {
  if (password.length < emailAndPassword.minPasswordLength) throw new AppError('PASSWORD_TOO_SHORT');
  if (password.length > emailAndPassword.maxPasswordLength) throw new AppError('PASSWORD_TOO_LONG');
}
