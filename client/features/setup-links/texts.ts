import { localized } from '#client/components/texts/localized.ts';

export const errorTexts = localized('setupLinkErrors', {
  YOU_ARE_NOT_ALLOWED_TO_CREATE_SETUP_LINKS: 'You can only give away what you may do yourself.',
  SETUP_LINK_NOT_FOUND: 'This link was used up or revoked.',
  SETUP_LINK_LIMIT_REACHED: 'At most five links can be open. Revoke one that you no longer need.',
});

export const texts = localized('setupLinks', {
  title: 'Set-up links',
  about: 'Let your IT team set up single sign-on or a directory, without an account.',
  notAllowed: 'You don’t have permission to create set-up links.',
  empty: {
    title: 'No links yet',
    description: 'A link gives access to what you choose, and to nothing else. Send it to one person only.',
  },
  scopes: { domains: 'Domains', sso: 'Single sign-on', scim: 'Directory' },
  create: {
    open: 'Create link',
    title: 'Create a set-up link',
    scopes: 'What it sets up',
    mayEnable: 'Let it take effect at once',
    mayEnableHint:
      'Otherwise, a new connection or directory takes effect only after a member has confirmed it. Recommended.',
    submit: 'Create link',
  },
  created: {
    title: 'Send this link',
    what: 'link',
    about: 'The first browser that opens it keeps it. It ends after five days.',
  },
  administration: {
    title: 'Create a set-up link',
    card: 'Set-up link',
    about: 'Lets the IT team of an organization set up single sign-on or a directory, without an account.',
    organization: 'Organization',
    search: 'Search by name, URL or ID',
    noMatch: 'No organization found',
    loading: 'Loading…',
    organizationId: 'Organization ID',
    note: 'What the link sets up takes effect when an owner of the organization turns it on.',
  },
  state: {
    waiting: 'Not opened yet',
    opened: 'Opened',
    completed: 'Finished',
    ends: 'Ends',
    takesEffect: 'takes effect at once',
  },
  revoke: {
    action: 'Revoke',
    question: 'Revoke this link?',
    consequences: 'It can no longer be used. What was set up with it stays.',
    confirm: 'Revoke link',
    done: 'Link revoked',
  },
  page: {
    title: (organization: string) => `Set up ${organization}`,
    about: (service: string) => `Connect your company with ${service}. You need no account.`,
    /** Followed by the time. */
    ends: 'This link ends',
    menu: 'Set-up',
    overview: 'Overview',
    steps: 'What to set up',
    optional: 'In any order. Your changes are saved at once.',
    domains: {
      title: 'Domains',
      about: 'Prove that the domains of your email addresses are yours.',
      done: (domains: string) => `Verified: ${domains}.`,
    },
    sso: {
      title: 'Single sign-on',
      about: 'Connect your identity provider, and test the connection.',
      done: (names: string) => `Tested: ${names}.`,
    },
    scim: {
      title: 'Directory',
      about: 'Let your directory create, update and remove users.',
      done: (name: string) => `Connected: ${name}.`,
    },
    next: 'Set up',
    view: 'View',
    finish: {
      action: 'Finish',
      question: 'Finish the set-up?',
      consequences: (organization: string) =>
        `This link can no longer be used. The owners of ${organization} get an email and turn on what you set up.`,
      confirm: 'Finish',
    },
    finished: {
      title: 'Done',
      about: (organization: string) => `The owners of ${organization} were told. You can close this page.`,
      back: 'Continue',
    },
    unusable: {
      title: 'This link can’t be used here',
      about: 'It has expired, was finished or revoked, or is open in another browser. Ask for a new one.',
    },
    incomplete: {
      title: 'This link is incomplete',
      about: 'Open the link from the message again, or copy all of it.',
    },
  },
});
