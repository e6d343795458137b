import { mailTexts } from '#server/mail/mail-language.ts';

/** `app` is the name of the service, `address` an IP address. */
export const texts = mailTexts('setupLinks', {
  opened: {
    subject: (organization: string) => `The set-up link of ${organization} was opened`,
    heading: 'A set-up link was opened',
    event: (organization: string, address: string, app: string) =>
      `A browser at the address ${address} opened the link with which ${organization} is set up in ${app}. No other browser can use it now.`,
    next: 'If the person to whom you sent the link did not open it, revoke it on the page of single sign-on.',
    note: 'You get this email because you own the organization or created the link.',
  },
  completed: {
    subject: (organization: string) => `${organization} is set up and waits for you`,
    heading: 'Confirm what was set up',
    event: (organization: string, app: string) =>
      `The person with the set-up link of ${organization} has finished in ${app}. The link can no longer be used.`,
    next: 'Look at what was added, and turn it on.',
    action: 'View single sign-on',
    note: 'You get this email because you own the organization or created the link.',
  },
});
