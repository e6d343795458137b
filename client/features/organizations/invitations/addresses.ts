import { z } from 'zod';

import { texts as errorTexts } from '#client/components/texts/validation-texts.ts';
import { isEmail } from '#shared/lib/fields.ts';
import { InviteMember } from '#shared/organizations/invitations.ts';

import { texts } from '#client/components/texts/organizations/invitation-texts.ts';

/** The addresses in a typed or pasted text: one or several, a column of a table, or recipients as mail programs write them. */
export function addressesOf(text: string): string[] {
  const parts = text.split(/[,;\n\t]/).flatMap((part) => /<([^<>]*)>/.exec(part)?.[1] ?? part.trim().split(/\s+/));
  return [...new Set(parts.map((part) => part.trim().toLowerCase()).filter(Boolean))];
}

/** How many invitations a text makes. */
export const countAddresses = (text: unknown): number => addressesOf(String(text)).filter(isEmail).length;

/** The form has a text with one or several addresses. */
export const InviteMembers = InviteMember.extend({
  email: z.string().superRefine((text, context) => {
    const addresses = addressesOf(text);
    const wrong = addresses.filter((address) => !isEmail(address));
    if (wrong.length === 0 && addresses.length > 0) return;
    context.addIssue(addresses.length > 1 ? texts.invite.wrongAddresses(wrong) : errorTexts.errors.INVALID_EMAIL);
  }),
});
