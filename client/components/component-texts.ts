import type { texts as forms } from '#client/app/forms/texts.ts';
import type { texts as identity } from '#client/app/reauthentication/texts.ts';
import type { texts as pictures } from '#client/app/pictures/texts.ts';
import type { texts as shell } from '#client/app/signed-in-texts.ts';
import type { texts as errors } from '#client/app/text/error-texts.ts';
import type { texts as redirects } from '#client/app/text/redirect-texts.ts';
import type { texts as fields } from '#client/app/texts.ts';
import type { texts as account } from '#client/features/account/texts.ts';
import type { texts as emailCodeEntries } from '#client/features/email-codes/entry-texts.ts';
import type { texts as emailCodes } from '#client/features/email-codes/texts.ts';
import type { texts as magicLink } from '#client/features/magic-link/texts.ts';
import type { texts as multiSession } from '#client/features/multi-session/texts.ts';
import type { texts as invitations } from '#client/features/organizations/invitations/texts.ts';
import type { texts as members } from '#client/features/organizations/members/texts.ts';
import type { texts as organizationSettings } from '#client/features/organizations/settings/texts.ts';
import type { texts as organizationRoles } from '#client/features/organizations/roles/texts.ts';
import type { texts as organizations } from '#client/features/organizations/texts.ts';
import type { texts as passkeyCeremony } from '#client/features/passkeys/ceremony-texts.ts';
import type { texts as passkeys } from '#client/features/passkeys/passkey-texts.ts';
import type { texts as passkeySignIn } from '#client/features/passkeys/texts.ts';
import type { texts as signIn } from '#client/features/sign-in/texts.ts';
import type { texts as factors } from '#client/features/two-factor/factor-texts.ts';
import type { texts as twoFactor } from '#client/features/two-factor/texts.ts';
import type { texts as usernames } from '#client/features/usernames/texts.ts';
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
