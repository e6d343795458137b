import { expect, test } from 'vitest';

import { explicitCodes, type ErrorCode } from '#shared/error-codes.ts';
import { errors } from '#generated/features.ts';

/** Spec section 8: the message in upper case with underscores, without placeholders and punctuation. */
function codeOf(message: string): string {
  return message
    .replace(/\{\w+\}/g, '')
    .trim()
    .toUpperCase()
    .replace(/\s+/g, '_')
    .replace(/[^A-Z0-9_]/g, '');
}

test.for(Object.keys(errors) as ErrorCode[])('%s is derived from its message or an explicit exception', (code) => {
  if ((explicitCodes as readonly string[]).includes(code)) return;
  expect(codeOf(errors[code][1])).toBe(code);
});

/** The messages of spec section 8; a message that contains a semicolon is split. */
const specified = `User not found; Failed to create session; Failed to get session; Invalid password; Invalid email; Invalid email or password;
Provider not found; invalid token; id_token not supported; Failed to get user info; User email not found; Email not verified;
Password too short; Password too long; User already exists; Credential account not found;
Session expired. Re-authenticate to perform this action.; You can't unlink your last account; Account not found; Session is not fresh;
Unable to create verification; Verification email isn't enabled; Reset password isn't enabled; Change email is disabled; Session not found;
Either userId or session is required; Provider {id} does not support token refreshing; Failed to refresh access token; Headers is required;
Request is required; Session data is too large to store in the cookie; You are not allowed to access resource: {resource};
unauthorized to access resource {resource}; Not authorized; You are not allowed to create a new organization;
You have reached the maximum number of organizations; Organization already exists; Organization not found;
User is not a member of the organization; No active organization; Member not found; Team not found;
You cannot leave the organization as the only owner; You are not allowed to delete this member;
You are not allowed to invite users to this organization; Invitation not found; You are not the recipient of the invitation;
You are not allowed to cancel this invitation; Inviter is no longer a member of the organization; Failed to retrieve invitation;
Unable to remove last team; Organization membership limit reached; You are not allowed to delete teams in this organization;
You are not allowed to update this team; Not authenticated; Organization ID is required; You are not a member of this organization;
Email and password is not enabled; Email is the same; Couldn't update your email; Invalid callbackURL; Invalid redirectURL; slug is taken;
user already has a password`;

test.for(specified.split(';').map((message) => message.trim()))(
  'the error catalogue has the specified message «%s»',
  (message) => {
    expect(Object.values(errors).map(([, message]) => message as string)).toContain(message);
  },
);
