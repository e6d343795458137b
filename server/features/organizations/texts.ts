import { mailTexts } from '#server/mail/mail-language.ts';
import { listOf } from '#shared/lib/language/translation.ts';

const list = listOf('en');

interface InvitationDetails {
  inviter: string;
  organization: string;
  /** The name of the service. */
  app: string;
  roles: readonly string[];
}

export const texts = mailTexts('invitations', {
  invitation: {
    subject: (organization: string, app: string) => `Join ${organization} on ${app}`,
    heading: (organization: string) => `Join ${organization}`,
    request: ({ inviter, organization, app, roles }: InvitationDetails) =>
      `${inviter} invited you to join ${organization} on ${app} ${describeRoles(roles)}.`,
    expiry: (duration: string) =>
      `The invitation expires in ${duration}. Don’t share this link; it’s meant only for you.`,
    action: 'View invitation',
  },
});

function describeRoles([first = '', ...others]: readonly string[]): string {
  if (others.length > 0) return `with the roles ${list([first, ...others])}`;
  return `as ${/^[aeiou]/i.test(first) ? 'an' : 'a'} ${first}`;
}
