// Written by `npm run docs`: the options of the features in `server/features.ts`.
import type { KitOptions } from './kit-options.ts';
import type { AdminOptions } from '#server/features/users/platform.types.ts';
import type { UserOptions } from '#server/features/users/user.types.ts';
import type { AuditOptions } from '#server/features/audit-log/audit-log.types.ts';
import type { SessionOptions } from '#server/features/sessions/session.types.ts';
import type { JwtOptions } from '#server/features/jwt/jwt.types.ts';
import type { EmailVerificationOptions } from '#server/features/verification/verification.types.ts';
import type { AccountOptions } from '#server/features/accounts/account.types.ts';
import type { EmailAndPasswordOptions } from '#server/features/passwords/password.types.ts';
import type { MagicLinkOptions } from '#server/features/magic-link/magic-link.types.ts';
import type { SocialProvidersOptions, OpenIdProvidersOptions, OutgoingOptions } from '#server/features/social/social.types.ts';
import type { OrganizationOptions } from '#server/features/organizations/organization.types.ts';

/** What `createGatehouse` takes. Every option may be left out; `@default` says what then holds. */
export interface GatehouseOptions extends KitOptions {
  admin?: AdminOptions;
  user?: UserOptions;
  audit?: AuditOptions;
  session?: SessionOptions;
  jwt?: JwtOptions;
  emailVerification?: EmailVerificationOptions;
  account?: AccountOptions;
  emailAndPassword?: EmailAndPasswordOptions;
  magicLink?: MagicLinkOptions;
  /** The clients at the providers that come with the service. @default {} */
  socialProviders?: SocialProvidersOptions;
  /** Any OpenID Connect provider, by an id of your own. @default {} */
  openIdProviders?: OpenIdProvidersOptions;
  /** How providers are asked. */
  outgoing?: OutgoingOptions;
  organization?: OrganizationOptions;
}

export type * from '#server/features/users/platform.types.ts';
export type * from '#server/features/users/user.types.ts';
export type * from '#server/features/audit-log/audit-log.types.ts';
export type * from '#server/features/sessions/session.types.ts';
export type * from '#server/features/jwt/jwt.types.ts';
export type * from '#server/features/verification/verification.types.ts';
export type * from '#server/features/accounts/account.types.ts';
export type * from '#server/features/passwords/password.types.ts';
export type * from '#server/features/magic-link/magic-link.types.ts';
export type * from '#server/features/social/social.types.ts';
export type * from '#server/features/organizations/organization.types.ts';
