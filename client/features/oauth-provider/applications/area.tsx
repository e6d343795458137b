import { createContext, useContext, type ReactNode } from 'react';

import { Problem } from '#client/console/parts/problem.tsx';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';

import { texts } from './texts.ts';

/** Whose applications the screens show: those of the platform, or of an organization. */
interface Area {
  organization: { id: string; name: string } | null;
  /** The address of the list. */
  path: string;
}

const CurrentArea = createContext<Area>({ organization: null, path: '/admin/applications' });

export const useArea = () => useContext(CurrentArea);

/** A screen about the applications of the organization in the address. */
export function OfOrganization({ needs, children }: { needs: 'read' | 'manage'; children: ReactNode }) {
  const { organization, hasPermission } = useOrganization();
  if (!publicConfiguration.oauthProvider) return <Problem {...texts.disabled} />;
  if (!hasPermission({ oauthClient: [needs] })) return <Problem title={texts.title} about={texts.notAllowed} />;
  const area = { organization, path: `/organizations/${organization.slug}/applications` };
  return <CurrentArea.Provider value={area}>{children}</CurrentArea.Provider>;
}
