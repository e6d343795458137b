// Written by `npm run docs` from the modules of texts and from `languages/`.
import type { ComponentTexts } from '#client/components/component-texts.ts';
import { translatedTexts } from '#client/components/translated-texts.ts';
import { accountErrors, account } from '#languages/fr/account.ts';
import { adminScopeTexts } from '#languages/fr/admin.audit.ts';
import { apiKeyErrors, apiKeys } from '#languages/fr/api-keys.ts';
import { app, page, shell, additionalFields, forms, identity, errors, redirects, parts } from '#languages/fr/app.ts';
import { auditScopeTexts } from '#languages/fr/audit-log.ts';
import { components } from '#languages/fr/components.ts';
import { domainScopeTexts } from '#languages/fr/domains.ts';
import { emailCodeEntries, emailCodeErrors, emailCodes } from '#languages/fr/email-codes.ts';
import { keys } from '#languages/fr/keys.ts';
import { magicLink } from '#languages/fr/magic-link.ts';
import { multiSessionErrors, multiSession } from '#languages/fr/multi-session.ts';
import { memberScopeTexts } from '#languages/fr/organizations.audit.ts';
import { invitations, members, organizationRoles } from '#languages/fr/organizations.members.ts';
import { organizationErrors, organizations, organizationSettings } from '#languages/fr/organizations.ts';
import { passkeyCeremony, passkeyErrors, passkeys, passkeySignIn } from '#languages/fr/passkeys.ts';
import { pictures } from '#languages/fr/pictures.ts';
import { scimScopeTexts } from '#languages/fr/scim.ts';
import { signInErrors, signIn, verifiedEmail } from '#languages/fr/sign-in.ts';
import { ssoRedirects } from '#languages/fr/sso.redirects.ts';
import { emailFirst, ssoRequiredErrors } from '#languages/fr/sso.sign-in.ts';
import { ssoScopeTexts } from '#languages/fr/sso.ts';
import { twoFactorErrors, factors, twoFactor } from '#languages/fr/two-factor.ts';
import { usernameErrors, usernames } from '#languages/fr/usernames.ts';
import { accountScopeTexts } from '#languages/fr/users.ts';

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
