import type { PanelRoutes } from '#client/components/ui/panel.tsx';

/** The pages of an organization. */
export type OrganizationPage = 'general' | 'members' | 'invitations';

export interface OrganizationProfileProps {
  /** For an app that has an address for each page: the page that is shown, and the addresses. Default: pages without addresses. */
  routes?: PanelRoutes<OrganizationPage> | undefined;
}

export interface OrganizationListProps {
  /** Whether users may choose no organization. Default: true. */
  personal?: boolean | undefined;
  /** Runs once the chosen or created organization is active, with null for none. Default: none. */
  onSelect?: ((organization: { id: string; slug: string; name: string } | null) => void) | undefined;
}

export interface CreateOrganizationProps {
  /** Runs once the organization exists, and is the active one. Default: none. */
  onCreated?: ((organization: { id: string; slug: string; name: string }) => void) | undefined;
}
