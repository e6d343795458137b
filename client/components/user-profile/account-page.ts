import type { PublicOptions } from '#client/components/options.ts';
import type { PanelRoutes } from '#client/components/ui/panel.tsx';

/** The pages of the account. */
export type AccountPage = 'profile' | 'security' | 'sessions';

export interface UserProfileProps {
  /** For an app that has an address for each page: the page that is shown, and the addresses. Default: the pages have none. */
  routes?: PanelRoutes<AccountPage> | undefined;
}

export interface AccountPageProps {
  options: PublicOptions;
  /** Administrators who impersonate a user cannot change the account. */
  isEditable: boolean;
}
