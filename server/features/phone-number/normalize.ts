import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

import type { RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';

import { phoneNumberOptions } from './phone-number.options.ts';

/** A number in E.164, the form in which numbers are stored and compared; null if it cannot exist. */
export function canonicalPhoneNumber(text: string): string | null {
  const number = parsePhoneNumberFromString(text, { extract: false });
  return number?.isValid() && !number.ext ? number.number : null;
}

/** @throws INVALID_PHONE_NUMBER if the number cannot exist, or the options do not accept it. */
export async function requirePhoneNumber(ctx: RequestContext, text: string): Promise<string> {
  const number = canonicalPhoneNumber(text);
  const { phoneNumberValidator } = phoneNumberOptions.of(ctx);
  if (number === null || (phoneNumberValidator && !(await phoneNumberValidator(number)))) {
    throw new AppError('INVALID_PHONE_NUMBER');
  }
  return number;
}
