import type { User } from '#server/options/hooks/records.ts';

export interface PhoneCode {
  /** In E.164: `+14155552671`. */
  phoneNumber: string;
  code: string;
}

/** Sends a text message. `request` is that of the call; undefined for calls within the process. */
export type SendPhoneCode = (message: PhoneCode, request?: Request) => Promise<void> | void;

/** Returns whether a number, in E.164, is accepted. */
export type PhoneNumberValidator = (phoneNumber: string) => Promise<boolean> | boolean;

/** Returns a value for the new user of a number. */
export type OfNewPhoneNumber = (phoneNumber: string) => string;

export type PhoneNumberHook = (
  verified: { phoneNumber: string; user: User },
  request?: Request,
) => Promise<void> | void;
