// Written by `npm run docs` from the modules of texts and from `languages/`.
import type { ComponentTexts } from '#client/components/component-texts.ts';
import { translatedTexts } from '#client/components/translated-texts.ts';
import { accountErrors, account } from '#languages/pt-br/account.ts';
import { adminScopeTexts } from '#languages/pt-br/admin.audit.ts';
import { apiKeyErrors, apiKeys } from '#languages/pt-br/api-keys.ts';
import { app, page, shell, additionalFields, forms, identity, errors, redirects, parts } from '#languages/pt-br/app.ts';
import { auditScopeTexts } from '#languages/pt-br/audit-log.ts';
import { components } from '#languages/pt-br/components.ts';
import { domainScopeTexts } from '#languages/pt-br/domains.ts';
import { emailCodeEntries, emailCodeErrors, emailCodes } from '#languages/pt-br/email-codes.ts';
import { keys } from '#languages/pt-br/keys.ts';
import { magicLink } from '#languages/pt-br/magic-link.ts';
import { multiSessionErrors, multiSession } from '#languages/pt-br/multi-session.ts';
import { memberScopeTexts } from '#languages/pt-br/organizations.audit.ts';
import { invitations, members, organizationRoles } from '#languages/pt-br/organizations.members.ts';
import { organizationErrors, organizations, organizationSettings } from '#languages/pt-br/organizations.ts';
import { passkeyCeremony, passkeyErrors, passkeys, passkeySignIn } from '#languages/pt-br/passkeys.ts';
import { pictures } from '#languages/pt-br/pictures.ts';
import { scimScopeTexts } from '#languages/pt-br/scim.ts';
import { signInErrors, signIn, verifiedEmail } from '#languages/pt-br/sign-in.ts';
import { ssoRedirects } from '#languages/pt-br/sso.redirects.ts';
import { emailFirst, ssoRequiredErrors } from '#languages/pt-br/sso.sign-in.ts';
import { ssoScopeTexts } from '#languages/pt-br/sso.ts';
import { twoFactorErrors, factors, twoFactor } from '#languages/pt-br/two-factor.ts';
import { usernameErrors, usernames } from '#languages/pt-br/usernames.ts';
import { accountScopeTexts } from '#languages/pt-br/users.ts';

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
