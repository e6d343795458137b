import type { texts as forms } from '#client/components/texts/code-texts.ts';
import type { texts as identity } from '#client/components/texts/reauthentication-texts.ts';
import type { texts as pictures } from '#client/components/texts/picture-texts.ts';
import type { texts as shell } from '#client/components/texts/shell-texts.ts';
import type { texts as errors } from '#client/components/texts/validation-texts.ts';
import type { texts as redirects } from '#client/components/texts/redirect-texts.ts';
import type { texts as fields } from '#client/components/texts/app-texts.ts';
import type { texts as account } from '#client/components/texts/account-texts.ts';
import type { texts as emailCodeEntries } from '#client/components/texts/email-code-entry-texts.ts';
import type { texts as emailCodes } from '#client/components/texts/email-code-texts.ts';
import type { texts as magicLink } from '#client/components/texts/magic-link-texts.ts';
import type { texts as multiSession } from '#client/components/texts/multi-session-texts.ts';
import type { texts as invitations } from '#client/components/texts/invitation-texts.ts';
import type { texts as members } from '#client/components/texts/member-texts.ts';
import type { texts as organizationSettings } from '#client/components/texts/organization-settings-texts.ts';
import type { texts as organizationRoles } from '#client/components/texts/role-texts.ts';
import type { texts as organizations } from '#client/components/texts/organization-texts.ts';
import type { texts as passkeyCeremony } from '#client/components/texts/ceremony-texts.ts';
import type { texts as passkeys } from '#client/components/texts/passkey-texts.ts';
import type { texts as passkeySignIn } from '#client/components/texts/passkey-sign-in-texts.ts';
import type { texts as signIn } from '#client/components/texts/sign-in-texts.ts';
import type { texts as factors } from '#client/components/texts/factor-texts.ts';
import type { texts as twoFactor } from '#client/components/texts/two-factor-texts.ts';
import type { texts as usernames } from '#client/components/texts/username-texts.ts';
import type { ErrorCode } from '#shared/error-codes.ts';

import type { texts as components } from './texts.ts';

/** A part of the texts: each is a string, or a function of the values in it. */
export type Replacing<Texts> = {
  [Key in keyof Texts]?: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...values: never[]) => unknown
      ? Texts[Key]
      : Replacing<Texts[Key]>;
};

/** The texts of the components, by area. */
export interface ComponentTexts {
  components?: Replacing<typeof components>;
  fields?: Replacing<typeof fields>;
  shell?: Replacing<typeof shell>;
  signIn?: Replacing<typeof signIn>;
  magicLink?: Replacing<typeof magicLink>;
  emailCodes?: Replacing<typeof emailCodes>;
  emailCodeEntries?: Replacing<typeof emailCodeEntries>;
  passkeys?: Replacing<typeof passkeys>;
  passkeySignIn?: Replacing<typeof passkeySignIn>;
  twoFactor?: Replacing<typeof twoFactor>;
  factors?: Replacing<typeof factors>;
  account?: Replacing<typeof account>;
  /** Uploading and cropping of pictures. */
  pictures?: Replacing<Omit<typeof pictures, 'errors'>>;
  /** Several accounts in one browser. */
  multiSession?: Replacing<typeof multiSession>;
  organizations?: Replacing<typeof organizations>;
  organizationSettings?: Replacing<typeof organizationSettings>;
  members?: Replacing<typeof members>;
  invitations?: Replacing<typeof invitations>;
  usernames?: Replacing<typeof usernames>;
  /** The confirmation before a sensitive call. */
  identity?: Replacing<typeof identity>;
  codes?: Replacing<typeof forms>;
  /** Messages of forms. */
  validation?: Replacing<Omit<typeof errors, 'errors'>>;
  /** How a flow ended that went through a provider or an email. */
  redirects?: Replacing<typeof redirects>;
  /** Why a passkey could not be used. */
  passkeyCeremony?: Replacing<typeof passkeyCeremony>;
  /** The names and permissions of roles. */
  organizationRoles?: Replacing<typeof organizationRoles>;
  /** Messages of failed calls, by error code. */
  errors?: Partial<Record<ErrorCode | 'NETWORK_ERROR' | 'UNKNOWN_ERROR', string>>;
}
