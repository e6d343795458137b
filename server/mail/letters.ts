import type { Options } from '#server/configuration.ts';

import { harmless, lifetime, nameOf } from './words.ts';
import type { MailName, Mails } from './messages.ts';

/** A mail as words, before it is laid out. Nothing here is escaped yet. */
export interface Letter {
  to: string;
  subject: string;
  heading: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** What a reader who did not ask for this should know. */
  note: string;
}

type LetterOf<Name extends MailName> = (mail: Mails[Name], options: Options) => Letter;

/** The built-in words of every mail, for when the operator has no hook of their own. */
export const letters: { [Name in MailName]: LetterOf<Name> } = {
  sendVerificationEmail: ({ user, url }, { appName, emailVerification }) => ({
    to: user.email,
    subject: `Verify your email for ${appName}`,
    heading: 'Verify your email',
    paragraphs: [
      `Hello${nameOf(user)},`,
      `please confirm that this address belongs to your ${appName} account. The link works once, for ${lifetime(emailVerification.expiresIn)}.`,
    ],
    action: { label: 'Verify email', url },
    note: `If you have no account at ${appName} and did not just create one, do not open the link: somebody else typed your address.`,
  }),

  sendResetPassword: ({ user, url }, { appName, emailAndPassword }) => ({
    to: user.email,
    subject: `Choose a new password for ${appName}`,
    heading: 'Choose a new password',
    paragraphs: [
      `Hello${nameOf(user)},`,
      `somebody asked for a new password for your ${appName} account. The link works once, for ${lifetime(emailAndPassword.resetPasswordTokenExpiresIn)}.`,
    ],
    action: { label: 'Choose a new password', url },
    note: 'If that was not you, ignore this mail: your password stays as it is.',
  }),

  sendChangeEmailVerification: ({ user, url, newEmail }, { appName, emailVerification }) => ({
    to: user.email,
    subject: `Confirm your new email for ${appName}`,
    heading: 'Change your email?',
    paragraphs: [
      `Hello${nameOf(user)},`,
      `you asked to sign in to ${appName} as ${newEmail} from now on. Confirm it in the browser in which you are signed in. The link works once, for ${lifetime(emailVerification.expiresIn)}.`,
    ],
    action: { label: 'Change my email', url },
    note: 'If that was not you, do not open the link, and change your password: somebody is using your account.',
  }),

  sendDeleteAccountVerification: ({ user, url }, { appName, user: { deleteUser } }) => ({
    to: user.email,
    subject: `Confirm that your ${appName} account shall be deleted`,
    heading: 'Delete your account?',
    paragraphs: [
      `Hello${nameOf(user)},`,
      `opening this link in the browser in which you are signed in deletes your ${appName} account with everything in it, for good. The link works once, for ${lifetime(deleteUser.deleteTokenExpiresIn)}.`,
    ],
    action: { label: 'Delete my account', url },
    note: 'If that was not you, do not open the link, and change your password: somebody is using your account.',
  }),

  sendMagicLink: ({ email, url }, { appName, magicLink }) => ({
    to: email,
    subject: `Sign in to ${appName}`,
    heading: `Sign in to ${appName}`,
    paragraphs: [`Open this link to sign in. It works once, for ${lifetime(magicLink.expiresIn)}.`],
    action: { label: 'Sign in', url },
    note: 'If you did not ask for it, ignore this mail: nobody can sign in without the link.',
  }),

  sendInvitationEmail: (
    { email, role, organization, inviter, url },
    { appName, organization: { invitationExpiresIn } },
  ) => ({
    to: email,
    subject: `Join ${harmless(organization.name)} on ${appName}`,
    heading: `Join ${harmless(organization.name)}`,
    paragraphs: [
      `${harmless(inviter.user.name) || 'Somebody'} (${inviter.user.email}) invites you to ${harmless(organization.name)} on ${appName}, as ${harmless(role.replaceAll(',', ', '))}.`,
      `The invitation is open for ${lifetime(invitationExpiresIn)}. Whoever opens this link can show that it was sent to them: keep it to yourself.`,
    ],
    action: { label: 'See the invitation', url },
    note: 'If you do not know who this is, ignore this mail: nothing happens without you.',
  }),

  onExistingUserSignUp: ({ user }, { appName, baseUrl }) => ({
    to: user.email,
    subject: `You already have a ${appName} account`,
    heading: 'You already have an account',
    paragraphs: [
      `Hello${nameOf(user)},`,
      `somebody tried to create a ${appName} account with this address, which has one. Sign in, or choose a new password if you forgot yours.`,
    ],
    action: { label: `Go to ${appName}`, url: baseUrl },
    note: 'If that was not you, there is nothing to do: your account is as it was.',
  }),

  onEmailChanged: ({ user, oldEmail }, { appName }) => ({
    to: oldEmail,
    subject: `The email of your ${appName} account has changed`,
    heading: 'Your email has changed',
    paragraphs: [
      `Hello${nameOf(user)},`,
      `your ${appName} account now belongs to ${user.email} and no longer to this address.`,
    ],
    note: `If that was not you, tell the people who run ${appName} at once.`,
  }),
};
