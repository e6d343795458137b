// Written by `npm run docs` from the modules of texts and from `languages/`.
import type { ComponentTexts } from '#client/components/component-texts.ts';
import { translatedTexts } from '#client/components/translated-texts.ts';
import { accountErrors, account } from '#languages/ja/account.ts';
import { adminScopeTexts } from '#languages/ja/admin.audit.ts';
import { apiKeyErrors, apiKeys } from '#languages/ja/api-keys.ts';
import { app, page, shell, additionalFields, forms, identity, errors, redirects, parts } from '#languages/ja/app.ts';
import { auditScopeTexts } from '#languages/ja/audit-log.ts';
import { components } from '#languages/ja/components.ts';
import { domainScopeTexts } from '#languages/ja/domains.ts';
import { emailCodeEntries, emailCodeErrors, emailCodes } from '#languages/ja/email-codes.ts';
import { keys } from '#languages/ja/keys.ts';
import { magicLink } from '#languages/ja/magic-link.ts';
import { multiSessionErrors, multiSession } from '#languages/ja/multi-session.ts';
import { memberScopeTexts } from '#languages/ja/organizations.audit.ts';
import { invitations, members, organizationRoles } from '#languages/ja/organizations.members.ts';
import { organizationErrors, organizations, organizationSettings } from '#languages/ja/organizations.ts';
import { passkeyCeremony, passkeyErrors, passkeys, passkeySignIn } from '#languages/ja/passkeys.ts';
import { pictures } from '#languages/ja/pictures.ts';
import { scimScopeTexts } from '#languages/ja/scim.ts';
import { signInErrors, signIn, verifiedEmail } from '#languages/ja/sign-in.ts';
import { ssoRedirects } from '#languages/ja/sso.redirects.ts';
import { emailFirst, ssoRequiredErrors } from '#languages/ja/sso.sign-in.ts';
import { ssoScopeTexts } from '#languages/ja/sso.ts';
import { twoFactorErrors, factors, twoFactor } from '#languages/ja/two-factor.ts';
import { usernameErrors, usernames } from '#languages/ja/usernames.ts';
import { accountScopeTexts } from '#languages/ja/users.ts';

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
