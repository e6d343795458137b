import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

import { areaAt, useAreas, type Area } from './navigation.ts';
import { useCurrentOrganization } from '#client/console/access/current-organization.ts';
import { OrganizationLogo, OrganizationSwitcher } from './organization-switcher.tsx';
import { texts } from '#client/components/texts/shell-texts.ts';

/** Switches between the organization, which its menu chooses, and the administration of the service. */
export function AreaSwitch() {
  const areas = useAreas();
  const { shown } = useCurrentOrganization();
  const areaWithId = (wanted: Area['id']) => areas.find(({ id }) => id === wanted);
  const [organization, administration] = [areaWithId('organization'), areaWithId('administration')];
  return (
    <nav className="area-switch" aria-label={texts.navigation.areas}>
      <span>
        {shown && organization ? (
          <AreaLink area={organization}>
            <OrganizationLogo organization={shown} size={22} />
            <bdi>{shown.name}</bdi>
          </AreaLink>
        ) : null}
        <OrganizationSwitcher />
      </span>
      {administration ? <AreaLink area={administration}>{administration.name}</AreaLink> : null}
    </nav>
  );
}

function AreaLink({ area, children }: { area: Area; children: ReactNode }) {
  const isCurrent = areaAt(useLocation().pathname) === area.id;
  return (
    <Link className="area-link" to={area.entries[0]!.to} aria-current={isCurrent || undefined}>
      {children}
    </Link>
  );
}
