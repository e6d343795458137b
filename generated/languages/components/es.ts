// Written by `npm run docs` from the modules of texts and from `languages/`.
import type { ComponentTexts } from '#client/components/component-texts.ts';
import { translatedTexts } from '#client/components/translated-texts.ts';
import { accountErrors, account } from '#languages/es/account.ts';
import { adminScopeTexts } from '#languages/es/admin.audit.ts';
import { apiKeyErrors, apiKeys } from '#languages/es/api-keys.ts';
import { app, page, shell, additionalFields, forms, identity, errors, redirects, parts } from '#languages/es/app.ts';
import { auditScopeTexts } from '#languages/es/audit-log.ts';
import { components } from '#languages/es/components.ts';
import { domainScopeTexts } from '#languages/es/domains.ts';
import { emailCodeEntries, emailCodeErrors, emailCodes } from '#languages/es/email-codes.ts';
import { keys } from '#languages/es/keys.ts';
import { magicLink } from '#languages/es/magic-link.ts';
import { multiSessionErrors, multiSession } from '#languages/es/multi-session.ts';
import { memberScopeTexts } from '#languages/es/organizations.audit.ts';
import { invitations, members, organizationRoles } from '#languages/es/organizations.members.ts';
import { organizationErrors, organizations, organizationSettings } from '#languages/es/organizations.ts';
import { passkeyCeremony, passkeyErrors, passkeys, passkeySignIn } from '#languages/es/passkeys.ts';
import { pictures } from '#languages/es/pictures.ts';
import { scimScopeTexts } from '#languages/es/scim.ts';
import { signInErrors, signIn, verifiedEmail } from '#languages/es/sign-in.ts';
import { ssoRedirects } from '#languages/es/sso.redirects.ts';
import { emailFirst, ssoRequiredErrors } from '#languages/es/sso.sign-in.ts';
import { ssoScopeTexts } from '#languages/es/sso.ts';
import { twoFactorErrors, factors, twoFactor } from '#languages/es/two-factor.ts';
import { usernameErrors, usernames } from '#languages/es/usernames.ts';
import { accountScopeTexts } from '#languages/es/users.ts';

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
