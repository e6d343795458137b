import type { Invitation, Member, Organization, User } from '#server/records.ts';

interface AboutUser {
  user: User;
  /** What the reader is to open. */
  url: string;
  token: string;
}

/** Every mail the service sends and what it says: the payload that a hook of the same name receives. */
export interface Mails {
  sendVerificationEmail: AboutUser;
  sendResetPassword: AboutUser;
  /** To the current address; opening the link changes it to `newEmail`. */
  sendChangeEmailVerification: AboutUser & { newEmail: string };
  sendDeleteAccountVerification: AboutUser;
  sendMagicLink: { email: string; url: string; token: string };
  /** To the owner of an address with which somebody tried to sign up, where the answer does not tell them. */
  onExistingUserSignUp: { user: User };
  /** To the address that an account had until now. */
  onEmailChanged: { user: User; oldEmail: string };
  sendInvitationEmail: {
    id: string;
    role: string;
    email: string;
    organization: Organization;
    invitation: Invitation;
    inviter: Inviter;
    /** The page of the web app that opens the invitation; it carries the secret, which nothing else does. */
    url: string;
    token: string;
  };
}

/** Who invites: their membership, and who they are. */
export interface Inviter extends Member {
  user: User;
}

export type MailName = keyof Mails;
