import type { ReactElement } from 'react';

import { signedInErrors as pictureErrors } from '#client/components/errors/picture-errors.ts';
import { signedInErrors as accountErrors } from '#client/components/errors/account-errors.ts';
import { signedInErrors as organizationErrors } from '#client/components/errors/organizations-errors.ts';
import { texts as invitationTexts } from '#client/components/texts/organizations/invitation-texts.ts';
import { texts as memberTexts } from '#client/components/texts/organizations/member-texts.ts';
import { useListOrganizations } from '#client/sdk/organization.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';
import { can } from '#shared/lib/permissions.ts';

import { MoreErrors } from '#client/components/errors.ts';
import { useAccess } from '#client/components/gates.tsx';
import { Reauthentication } from '#client/components/reauthentication.tsx';
import { Avatar } from '#client/components/ui/avatar.tsx';
import { Icon, mailIcon, settingsIcon, usersIcon } from '#client/components/ui/icons.tsx';
import { LoadFailure, Waiting } from '#client/components/ui/loading.tsx';
import { Panel, PanelSubject, type PanelPage } from '#client/components/ui/panel.tsx';
import { usePublicOptions } from '#client/components/options.ts';
import { useTexts } from '#client/components/settings.tsx';
import { texts as componentTexts } from '#client/components/texts.ts';
import { General } from './general.tsx';
import { Invitations } from './invitations.tsx';
import { Members } from './members.tsx';
import { NoOrganization } from './no-organization.tsx';
import type { OrganizationPage, OrganizationProfileProps } from './organization-page.ts';
import { OrganizationContext, type CurrentOrganization } from './use-organization.ts';

const errors = { ...accountErrors, ...organizationErrors, ...pictureErrors };

interface OrganizationProps extends OrganizationProfileProps {
  /** Default: the active one. */
  organizationId?: string | undefined;
}

/** An organization, on pages. */
export function Organization({ organizationId: wanted, ...props }: OrganizationProps): ReactElement {
  const options = usePublicOptions();
  const { data: session } = useSession();
  const organizations = useListOrganizations();
  const organizationId = wanted ?? session?.session.activeOrganizationId ?? undefined;
  const isActive = organizationId !== undefined;
  const member = trpc.organization.getActiveMember.useQuery({ organizationId }, { enabled: isActive });
  const access = useAccess(organizationId);
  const failed = [options, organizations, member].find(({ error, data }) => error && data === undefined);
  if (failed) return <LoadFailure error={failed.error} retry={() => void failed.refetch()} />;
  if (!options.data || !organizations.data) return <Waiting />;
  const organization = organizations.data.find(({ id }) => id === organizationId);
  if (organization === undefined || member.data === null) {
    return <NoOrganization organizations={organizations.data} options={options.data} />;
  }
  if (member.data === undefined || access === undefined) return <Waiting />;
  const current = { organization, member: member.data, access, options: options.data };
  return (
    <MoreErrors.Provider value={errors}>
      <OrganizationContext.Provider value={current}>
        <Reauthentication>
          <Pages key={organization.id} {...props} current={current} />
        </Reauthentication>
      </OrganizationContext.Provider>
    </MoreErrors.Provider>
  );
}

function Pages({ routes, current }: OrganizationProfileProps & { current: CurrentOrganization }): ReactElement {
  const { organization, access, member } = current;
  const { name, slug, logo } = organization;
  const texts = useTexts('components', componentTexts).organization;
  const members = useTexts('members', memberTexts);
  const invitations = useTexts('invitations', invitationTexts);
  const pages: PanelPage<OrganizationPage>[] = [
    { name: 'general', label: texts.general, icon: <Icon path={settingsIcon} />, content: <General /> },
    { name: 'members', label: members.title, icon: <Icon path={usersIcon} />, content: <Members /> },
  ];
  if (can(access, member.role, { invitation: ['create'] })) {
    pages.push({
      name: 'invitations',
      label: invitations.title,
      icon: <Icon path={mailIcon} />,
      content: <Invitations />,
    });
  }
  return (
    <Panel
      label={name}
      head={<PanelSubject picture={<Avatar square name={name} image={logo} size={40} />} name={name} about={slug} />}
      routes={routes}
      pages={pages}
    />
  );
}
