import { localized } from '#client/components/texts/localized.ts';
import { listOf, numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const list = listOf('en');
const number = numberOf('en');
const plural = pluralOf('en');

export const texts = localized('invitations', {
  title: 'Invitations',
  about: (organization: string) => `Pending and past invitations to ${organization}.`,
  notAllowed: 'You don’t have permission to view invitations. Ask an administrator of this organization for access.',
  filter: { label: 'Status', pending: 'Pending', accepted: 'Accepted', expired: 'Expired', all: 'All' },
  columns: { email: 'Email', roles: 'Role', inviter: 'Invited by', status: 'Status', actions: 'Actions' },
  count: (total: number, formatted: string) =>
    plural(total, { one: `${formatted} invitation`, other: `${formatted} invitations` }),
  empty: {
    pending: 'No pending invitations',
    accepted: 'No accepted invitations',
    expired: 'No expired invitations',
    all: 'No invitations yet',
    description: 'Invite people by email. They get a link to join, even without an account.',
  },
  /** Followed by the time. */
  sent: 'Sent',
  /** Followed by the time. */
  expires: 'Expires',
  /** Followed by the time. */
  expired: 'Expired',
  status: { accepted: 'Accepted', rejected: 'Declined', canceled: 'Revoked' },
  invite: {
    open: 'Invite member',
    dialog: (organization: string) => `Invite to ${organization}`,
    submit: 'Send invitation',
    submitSeveral: (count: number) =>
      plural(count, { one: `Send ${number(count)} invitation`, other: `Send ${number(count)} invitations` }),
    done: (email: string) => `Invitation sent to ${email}`,
    emails: 'Email addresses',
    emailsHint: 'Several addresses: separate them with commas, or paste a list.',
    wrongAddresses: (addresses: readonly string[]) => `Correct or remove: ${list(addresses)}`,
    severalDone: (count: number) => `${number(count)} invitations sent`,
    /** Followed by the others, with reasons. */
    failed: (sent: number) =>
      plural(sent, {
        one: `${number(sent)} invitation was sent. These addresses couldn’t be invited:`,
        other: `${number(sent)} invitations were sent. These addresses couldn’t be invited:`,
      }),
    progress: (done: number, count: number) => `${number(done)} of ${number(count)} sent`,
  },
  menu: (email: string) => `Actions for the invitation to ${email}`,
  copy: {
    link: 'Copy link',
    hint: 'It only works after they verify this email address.',
  },
  resend: {
    label: (email: string) => `Resend invitation to ${email}`,
    submit: 'Resend invitation',
    done: (email: string) => `Invitation resent to ${email}`,
  },
  revoke: {
    dialog: 'Revoke invitation?',
    body: (email: string) => `The link sent to ${email} will stop working.`,
    submit: 'Revoke invitation',
    done: (email: string) => `Invitation to ${email} revoked`,
  },
  answer: {
    title: (organization: string) => `Join ${organization}`,
    about: (inviter: string) => `${inviter} invited you to join.`,
    /** Followed by the time. */
    sentTo: (email: string) => `Sent to ${email} · expires`,
    createAccount: 'Create an account',
    signIn: 'Sign in',
    wrongAccount: (email: string) => `You’re signed in as ${email}`,
    invitee: (email: string) => `This invitation is for ${email}.`,
    switchAccount: 'Switch account',
    accept: (organization: string) => `Join ${organization}`,
    decline: 'Decline invitation',
    declineDialog: 'Decline invitation?',
    declineBody: (organization: string) => `To join ${organization} later, you’ll need a new invitation.`,
    declined: {
      title: 'Invitation declined',
      about: (organization: string) => `${organization} can invite you again.`,
      next: 'Back to home',
    },
  },
  withoutToken: {
    title: 'You’re invited',
    about: 'This link is for an invitation to an organization.',
    body: 'Open the link in the invitation email, or sign in with the invited email address. If you’re new, create an account with that address and verify it.',
  },
  expiredInvitation: {
    title: 'This invitation is no longer valid',
    about: 'It expired, or was already used, revoked or replaced. Ask the person who invited you for a new one.',
    next: 'Go to your organizations',
    signedOutAbout:
      'It expired, or was already used, revoked or replaced. If you accepted it, sign in to open the organization. Otherwise, ask the person who invited you for a new one.',
    signIn: 'Sign in',
  },
  unverified: {
    title: 'Verify your email to continue',
    about: 'Open the link in the invitation email, or verify your email first.',
    next: 'Go to your account',
  },
  otherEmail: {
    title: 'This invitation is for another email address',
    about: (email: string) =>
      `You’re signed in as ${email}. If the invitation was sent to another of your addresses, switch to that account.`,
  },
});
