'use client';

/** The exports of `@gatehouse/client/components`. */
export type { APIKeysProps } from './api-keys/api-key.ts';
export { APIKeys } from './api-keys/api-keys.tsx';
export type { ComponentTexts } from './component-texts.ts';
export { CreateOrganization } from './create-organization.tsx';
export { Protect, SignedIn, SignedOut, type GateProps, type ProtectProps } from './gates.tsx';
export { OrganizationList } from './organization-profile/organization-list.tsx';
export type {
  CreateOrganizationProps,
  OrganizationListProps,
  OrganizationPage,
  OrganizationProfileProps,
} from './organization-profile/organization-page.ts';
export { OrganizationProfile } from './organization-profile/organization-profile.tsx';
export { OrganizationSwitcher, type OrganizationSwitcherProps } from './organization-switcher.tsx';
export { ComponentsProvider, type ComponentsProviderProps } from './settings.tsx';
export {
  RedirectToSignIn,
  SignInButton,
  type RedirectToSignInProps,
  type SignInButtonProps,
} from './sign-in/sign-in-button.tsx';
export { SignIn, SignUp } from './sign-in/sign-in.tsx';
export type { SignInProps } from './sign-in/flow.ts';
export { SignOutButton, type SignOutButtonProps } from './user-profile/sign-out-button.tsx';
export type { CustomMenuItem } from './ui/menu.tsx';
export type { PanelPage, PanelRoutes } from './ui/panel.tsx';
export { UserButton, type UserButtonProps } from './user-button.tsx';
export type { AccountPage, UserProfileProps } from './user-profile/account-page.ts';
export { UserProfile } from './user-profile/user-profile.tsx';
export { VerifyEmail, type VerifyEmailProps } from './verify-email.tsx';
