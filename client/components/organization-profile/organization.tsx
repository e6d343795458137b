import type { ReactElement } from 'react';

import { signedInErrors as pictureErrors } from '#client/components/errors/picture-errors.ts';
import { signedInErrors as accountErrors } from '#client/components/errors/account-errors.ts';
import { signedInErrors as organizationErrors } from '#client/components/errors/organizations-errors.ts';
import { useActiveMember, useListOrganizations } from '#client/sdk/organization.ts';
import { useSession } from '#client/sdk/session.ts';

import { MoreErrors } from '#client/components/errors.ts';
import { useAccess } from '#client/components/gates.tsx';
import { Reauthentication } from '#client/components/reauthentication.tsx';
import { LoadFailure, Waiting } from '#client/components/ui/loading.tsx';
import { usePublicOptions } from '#client/components/options.ts';
import { useTexts } from '#client/components/settings.tsx';
import { texts as componentTexts } from '#client/components/texts.ts';
import { General } from './general.tsx';
import { Invitations } from './invitations.tsx';
import { LeaveAndDelete } from './leave-and-delete.tsx';
import { Members } from './members.tsx';
import { OrganizationContext } from './use-organization.ts';

const errors = { ...accountErrors, ...organizationErrors, ...pictureErrors };

/** The sections of the active organization. */
export function Organization(): ReactElement {
  const texts = useTexts('components', componentTexts).organization;
  const options = usePublicOptions();
  const { data: session } = useSession();
  const organizations = useListOrganizations();
  const organizationId = session?.session.activeOrganizationId ?? undefined;
  const member = useActiveMember(organizationId);
  const access = useAccess(organizationId);
  const failed = [options, organizations, member].find(({ error, data }) => error && data === undefined);
  if (failed) {
    return <LoadFailure error={failed.error} retry={() => void failed.refetch()} />;
  }
  if (!options.data || !organizations.data || member.data === undefined) return <Waiting />;
  const organization = organizations.data.find(({ id }) => id === organizationId);
  if (organization === undefined || member.data === null) return <p>{texts.none}</p>;
  if (access === undefined) return <Waiting />;
  return (
    <MoreErrors.Provider value={errors}>
      <OrganizationContext.Provider value={{ organization, member: member.data, access, options: options.data }}>
        <Reauthentication>
          <div className="gh-sections" key={organization.id}>
            <General />
            <Members />
            <Invitations />
            <LeaveAndDelete />
          </div>
        </Reauthentication>
      </OrganizationContext.Provider>
    </MoreErrors.Provider>
  );
}
