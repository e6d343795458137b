import type { PublicOptions } from '#client/components/options.ts';
import type { PanelPage, PanelRoutes } from '#client/components/ui/panel.tsx';

/** The pages of the account. */
export type AccountPage = 'profile' | 'security' | 'sessions';

/** The pages of the app to which the account leads. */
export interface AccountUrls {
  /** The page with `<SignIn/>`, for users who have to sign in again and after the deletion of the account. Default: this page. */
  signInUrl?: string | undefined;
  /** The page with `<SignIn/>` where a mailed link lets users choose their first password. Default: `signInUrl`. */
  resetPasswordUrl?: string | undefined;
  /** The page to which the link returns that verifies the email. Default: this page. */
  emailVerifiedUrl?: string | undefined;
  /** The page where the only owner of an organization hands it over, before the account is deleted. Default: no link. */
  organizationUrl?: ((organization: { slug: string }) => string) | undefined;
}

export interface UserProfileProps extends AccountUrls {
  /** For an app that has an address for each page: the page that is shown, and the addresses. Default: pages without addresses. */
  routes?: PanelRoutes<string> | undefined;
  /** Pages of the app, after those of the account. Default: none. */
  pages?: readonly PanelPage[] | undefined;
}

export interface AccountPageProps extends AccountUrls {
  options: PublicOptions;
  /** Administrators who impersonate a user cannot change the account. */
  isEditable: boolean;
}
