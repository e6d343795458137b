// Written by `npm run docs`: the configuration of the features in `server/app/features.ts`.
import { UserConfiguration } from '#shared/users/configuration.ts';
import type { UserPageConfiguration } from '#shared/users/configuration.ts';
import { MultiSessionConfiguration } from '#shared/multi-session/configuration.ts';
import { VerificationConfiguration } from '#shared/verification/configuration.ts';
import { PasswordConfiguration } from '#shared/passwords/configuration.ts';
import { UsernameConfiguration } from '#shared/usernames/configuration.ts';
import { SecurityNoticeConfiguration } from '#shared/security-notices/configuration.ts';
import { MagicLinkConfiguration } from '#shared/magic-link/configuration.ts';
import { EmailCodeConfiguration } from '#shared/email-codes/configuration.ts';
import { AccountDeletionConfiguration } from '#shared/account-deletion/configuration.ts';
import { SocialConfiguration } from '#shared/social/configuration.ts';
import { OrganizationConfiguration } from '#shared/organizations/configuration.ts';
import type { OrganizationPageConfiguration } from '#shared/organizations/configuration.ts';
import { PictureConfiguration } from '#shared/pictures/configuration.ts';
import type { AdminPageConfiguration } from '#shared/admin/configuration.ts';
import { TwoFactorConfiguration } from '#shared/two-factor/configuration.ts';
import { PasskeyConfiguration } from '#shared/passkeys/configuration.ts';
import { ApiKeyConfiguration } from '#shared/api-keys/configuration.ts';
import type { DomainPageConfiguration } from '#shared/domains/configuration.ts';
import { SsoConfiguration } from '#shared/sso/configuration.ts';
import type { SsoPageConfiguration } from '#shared/sso/configuration.ts';
import type { ScimPageConfiguration } from '#shared/scim/configuration.ts';
import type { SetupLinkPageConfiguration } from '#shared/setup-links/configuration.ts';
import type { OAuthProviderPageConfiguration } from '#shared/oauth-provider/configuration.ts';
import type { DeviceGrantPageConfiguration } from '#shared/device-grant/configuration.ts';
import type { AgentPageConfiguration } from '#shared/agents/configuration.ts';
import type { PersonalDataPageConfiguration } from '#shared/personal-data/configuration.ts';

/** What clients may know of the features: the fields of one schema for each. */
export const featureConfiguration: typeof UserConfiguration.shape & typeof MultiSessionConfiguration.shape & typeof VerificationConfiguration.shape & typeof PasswordConfiguration.shape & typeof UsernameConfiguration.shape & typeof SecurityNoticeConfiguration.shape & typeof MagicLinkConfiguration.shape & typeof EmailCodeConfiguration.shape & typeof AccountDeletionConfiguration.shape & typeof SocialConfiguration.shape & typeof OrganizationConfiguration.shape & typeof PictureConfiguration.shape & typeof TwoFactorConfiguration.shape & typeof PasskeyConfiguration.shape & typeof ApiKeyConfiguration.shape & typeof SsoConfiguration.shape = {
  ...UserConfiguration.shape,
  ...MultiSessionConfiguration.shape,
  ...VerificationConfiguration.shape,
  ...PasswordConfiguration.shape,
  ...UsernameConfiguration.shape,
  ...SecurityNoticeConfiguration.shape,
  ...MagicLinkConfiguration.shape,
  ...EmailCodeConfiguration.shape,
  ...AccountDeletionConfiguration.shape,
  ...SocialConfiguration.shape,
  ...OrganizationConfiguration.shape,
  ...PictureConfiguration.shape,
  ...TwoFactorConfiguration.shape,
  ...PasskeyConfiguration.shape,
  ...ApiKeyConfiguration.shape,
  ...SsoConfiguration.shape,
};

/** The same, with what only the web app's page knows. */
export type FeatureConfiguration = UserConfiguration & MultiSessionConfiguration & VerificationConfiguration & PasswordConfiguration & UsernameConfiguration & SecurityNoticeConfiguration & MagicLinkConfiguration & EmailCodeConfiguration & AccountDeletionConfiguration & SocialConfiguration & OrganizationConfiguration & PictureConfiguration & TwoFactorConfiguration & PasskeyConfiguration & ApiKeyConfiguration & SsoConfiguration & UserPageConfiguration & OrganizationPageConfiguration & AdminPageConfiguration & DomainPageConfiguration & SsoPageConfiguration & ScimPageConfiguration & SetupLinkPageConfiguration & OAuthProviderPageConfiguration & DeviceGrantPageConfiguration & AgentPageConfiguration & PersonalDataPageConfiguration;
