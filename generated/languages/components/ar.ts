// Written by `npm run docs` from the modules of texts and from `languages/`.
import type { ComponentTexts } from '#client/components/component-texts.ts';
import { translatedTexts } from '#client/components/translated-texts.ts';
import { accountErrors, account } from '#languages/ar/account.ts';
import { adminScopeTexts } from '#languages/ar/admin.audit.ts';
import { apiKeyErrors, apiKeys } from '#languages/ar/api-keys.ts';
import { app, page, shell, additionalFields, forms, identity, errors, redirects, parts } from '#languages/ar/app.ts';
import { auditScopeTexts } from '#languages/ar/audit-log.ts';
import { components } from '#languages/ar/components.ts';
import { domainScopeTexts } from '#languages/ar/domains.ts';
import { emailCodeEntries, emailCodeErrors, emailCodes } from '#languages/ar/email-codes.ts';
import { keys } from '#languages/ar/keys.ts';
import { magicLink } from '#languages/ar/magic-link.ts';
import { multiSessionErrors, multiSession } from '#languages/ar/multi-session.ts';
import { memberScopeTexts } from '#languages/ar/organizations.audit.ts';
import { invitations, members, organizationRoles } from '#languages/ar/organizations.members.ts';
import { organizationErrors, organizations, organizationSettings } from '#languages/ar/organizations.ts';
import { passkeyCeremony, passkeyErrors, passkeys, passkeySignIn } from '#languages/ar/passkeys.ts';
import { pictures } from '#languages/ar/pictures.ts';
import { scimScopeTexts } from '#languages/ar/scim.ts';
import { signInErrors, signIn, verifiedEmail } from '#languages/ar/sign-in.ts';
import { ssoRedirects } from '#languages/ar/sso.redirects.ts';
import { emailFirst, ssoRequiredErrors } from '#languages/ar/sso.sign-in.ts';
import { ssoScopeTexts } from '#languages/ar/sso.ts';
import { twoFactorErrors, factors, twoFactor } from '#languages/ar/two-factor.ts';
import { usernameErrors, usernames } from '#languages/ar/usernames.ts';
import { accountScopeTexts } from '#languages/ar/users.ts';

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
