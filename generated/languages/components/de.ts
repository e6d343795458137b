// Written by `npm run docs` from the modules of texts and from `languages/`.
import type { ComponentTexts } from '#client/components/component-texts.ts';
import { translatedTexts } from '#client/components/translated-texts.ts';
import { accountErrors, account } from '#languages/de/account.ts';
import { adminScopeTexts } from '#languages/de/admin.audit.ts';
import { apiKeyErrors, apiKeys } from '#languages/de/api-keys.ts';
import { app, page, shell, additionalFields, forms, identity, errors, redirects, parts } from '#languages/de/app.ts';
import { auditScopeTexts } from '#languages/de/audit-log.ts';
import { components } from '#languages/de/components.ts';
import { domainScopeTexts } from '#languages/de/domains.ts';
import { emailCodeEntries, emailCodeErrors, emailCodes } from '#languages/de/email-codes.ts';
import { keys } from '#languages/de/keys.ts';
import { magicLink } from '#languages/de/magic-link.ts';
import { multiSessionErrors, multiSession } from '#languages/de/multi-session.ts';
import { memberScopeTexts } from '#languages/de/organizations.audit.ts';
import { invitations, members, organizationRoles } from '#languages/de/organizations.members.ts';
import { organizationErrors, organizations, organizationSettings } from '#languages/de/organizations.ts';
import { passkeyCeremony, passkeyErrors, passkeys, passkeySignIn } from '#languages/de/passkeys.ts';
import { pictures } from '#languages/de/pictures.ts';
import { scimScopeTexts } from '#languages/de/scim.ts';
import { signInErrors, signIn, verifiedEmail } from '#languages/de/sign-in.ts';
import { ssoRedirects } from '#languages/de/sso.redirects.ts';
import { emailFirst, ssoRequiredErrors } from '#languages/de/sso.sign-in.ts';
import { ssoScopeTexts } from '#languages/de/sso.ts';
import { twoFactorErrors, factors, twoFactor } from '#languages/de/two-factor.ts';
import { usernameErrors, usernames } from '#languages/de/usernames.ts';
import { accountScopeTexts } from '#languages/de/users.ts';

export const texts: ComponentTexts = translatedTexts({
  accountErrors,
  account,
  adminScopeTexts,
  apiKeyErrors,
  apiKeys,
  app,
  page,
  shell,
  additionalFields,
  forms,
  identity,
  errors,
  redirects,
  parts,
  auditScopeTexts,
  components,
  domainScopeTexts,
  emailCodeEntries,
  emailCodeErrors,
  emailCodes,
  keys,
  magicLink,
  multiSessionErrors,
  multiSession,
  memberScopeTexts,
  invitations,
  members,
  organizationRoles,
  organizationErrors,
  organizations,
  organizationSettings,
  passkeyCeremony,
  passkeyErrors,
  passkeys,
  passkeySignIn,
  pictures,
  scimScopeTexts,
  signInErrors,
  signIn,
  verifiedEmail,
  ssoRedirects,
  emailFirst,
  ssoRequiredErrors,
  ssoScopeTexts,
  twoFactorErrors,
  factors,
  twoFactor,
  usernameErrors,
  usernames,
  accountScopeTexts,
});
