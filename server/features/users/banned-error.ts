import { AppError } from '#server/lib/errors.ts';

import { platformOptions } from './platform.options.ts';

/** The error of a call by a banned user, with the message of the options. */
export function bannedError(service: { options: object }): AppError {
  return new AppError('BANNED_USER', { message: platformOptions.of(service).bannedUserMessage });
}
