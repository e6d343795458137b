import { lazy, Suspense, useState, type ReactElement } from 'react';

import { useSetActive } from '#client/components/lib/use-set-active.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { useListOrganizations } from '#client/sdk/organization.ts';
import { useService } from '#client/sdk/provider.ts';
import { useSession } from '#client/sdk/session.ts';

import { Avatar } from './ui/avatar.tsx';
import { Dialog } from './ui/dialog.tsx';
import { Icon, chevronsIcon, plusIcon, settingsIcon, userIcon } from './ui/icons.tsx';
import { Waiting } from './ui/loading.tsx';
import { MenuItem } from './ui/menu.tsx';
import { OrganizationMenu } from './organization-menu.tsx';
import { usePublicOptions } from './options.ts';
import { Root } from './ui/root.tsx';
import { useTexts } from './settings.tsx';
import { texts as componentTexts } from './texts.ts';

// Loaded when their dialog opens.
const Organization = lazy(() =>
  import('./organization-profile/organization.tsx').then((module) => ({ default: module.Organization })),
);
const CreateOrganizationForm = lazy(() =>
  import('./organization-profile/create-organization-form.tsx').then((module) => ({
    default: module.CreateOrganizationForm,
  })),
);

type Listed = Outputs['organization']['list'][number];

export interface OrganizationSwitcherProps {
  /** The app's page with `<OrganizationProfile/>`. Default: the profile opens in a dialog. */
  organizationProfileUrl?: string | undefined;
  /** Whether users may leave all organizations inactive. Default: true. */
  personal?: boolean | undefined;
  /** Runs once another organization is active, with null for none. Default: none. */
  onSwitch?: ((organization: { id: string; slug: string; name: string } | null) => void) | undefined;
}

/** The active organization with a menu of the others. Nothing without a session. */
export function OrganizationSwitcher(props: OrganizationSwitcherProps): ReactElement | null {
  const { organizationProfileUrl, personal = true, onSwitch } = props;
  useService('<OrganizationSwitcher/>');
  const { data: session } = useSession();
  const { data: organizations } = useListOrganizations();
  const { data: options } = usePublicOptions();
  const texts = useTexts('components', componentTexts);
  const setActive = useSetActive();
  const [dialog, setDialog] = useState<'profile' | 'create' | null>(null);
  if (!session || !organizations) return null;
  const active = organizations.find(({ id }) => id === session.session.activeOrganizationId) ?? null;
  const activate = async (organization: Listed | null, close: () => void) => {
    await setActive(organization?.id ?? null);
    close();
    onSwitch?.(organization);
  };
  const name = active?.name ?? texts.organization.personal;
  return (
    <Root className="gh-inline">
      <OrganizationMenu
        organizations={organizations}
        current={active}
        personal={personal}
        onChoose={activate}
        label={texts.organization.switch(name)}
        button={
          <>
            {active ? <Avatar square name={name} image={active.logo} size={24} /> : <Icon path={userIcon} />}
            <bdi>{name}</bdi>
            <Icon path={chevronsIcon} size={16} />
          </>
        }
      >
        {(close) => (
          <>
            {active ? (
              <MenuItem
                href={organizationProfileUrl}
                onClick={() => {
                  close();
                  if (organizationProfileUrl === undefined) setDialog('profile');
                }}
              >
                <Icon path={settingsIcon} />
                {texts.organization.manage}
              </MenuItem>
            ) : null}
            {options?.mayCreateOrganization ? (
              <MenuItem
                onClick={() => {
                  close();
                  setDialog('create');
                }}
              >
                <Icon path={plusIcon} />
                {texts.organization.create}
              </MenuItem>
            ) : null}
          </>
        )}
      </OrganizationMenu>
      {dialog === 'profile' ? (
        <Dialog title={name} panel onClose={() => setDialog(null)}>
          <Suspense fallback={<Waiting />}>
            <Organization />
          </Suspense>
        </Dialog>
      ) : null}
      {dialog === 'create' ? (
        <Dialog title={texts.organization.create} onClose={() => setDialog(null)}>
          <Suspense fallback={<Waiting />}>
            <CreateOrganizationForm
              onCreated={(organization) => {
                setDialog(null);
                onSwitch?.(organization);
              }}
            />
          </Suspense>
        </Dialog>
      ) : null}
    </Root>
  );
}
