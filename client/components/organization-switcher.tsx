import { lazy, Suspense, useState, type ReactElement } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { texts as shellTexts } from '#client/components/texts/shell-texts.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { useListOrganizations } from '#client/sdk/organization.ts';
import { useService } from '#client/sdk/provider.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

import { Avatar } from './ui/avatar.tsx';
import { Dialog } from './ui/dialog.tsx';
import { Failure } from './ui/form.tsx';
import { Icon, checkIcon, chevronsIcon, plusIcon, settingsIcon, userIcon } from './ui/icons.tsx';
import { Waiting } from './ui/loading.tsx';
import { Menu, MenuItem } from './ui/menu.tsx';
import { usePublicOptions } from './options.ts';
import { Root } from './ui/root.tsx';
import { useNavigation, useTexts } from './settings.tsx';
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
  /** Runs once another organization is active, with null for none. */
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
  const { yours } = useTexts('shell', shellTexts).organizations;
  const navigate = useNavigation();
  const setActive = trpc.organization.setActive.useMutation();
  const { isPending, error, run } = useSingleFlight();
  const [dialog, setDialog] = useState<'profile' | 'create' | null>(null);
  if (!session || !organizations) return null;
  const active = organizations.find(({ id }) => id === session.session.activeOrganizationId) ?? null;
  const activate = async (organization: Listed | null, close: () => void) => {
    await setActive.mutateAsync({ organizationId: organization?.id ?? null });
    close();
    onSwitch?.(organization);
  };
  const manage = (close: () => void) => {
    close();
    if (organizationProfileUrl === undefined) setDialog('profile');
    else navigate(organizationProfileUrl);
  };
  const name = active?.name ?? texts.organization.personal;
  return (
    <Root className="gh-inline">
      <Menu
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
            {error ? <Failure error={error} /> : null}
            {personal ? (
              <MenuItem
                isChecked={active === null}
                isPending={isPending}
                onClick={() => void run(() => activate(null, close))}
              >
                <Icon path={userIcon} size={24} />
                {texts.organization.personal}
                {active === null ? <Icon path={checkIcon} /> : null}
              </MenuItem>
            ) : null}
            {organizations.length > 0 ? (
              <div className="gh-menu-label" role="presentation">
                {yours}
              </div>
            ) : null}
            {organizations.map((organization) => (
              <MenuItem
                key={organization.id}
                isChecked={organization.id === active?.id}
                isPending={isPending}
                onClick={() => void run(() => activate(organization, close))}
              >
                <Avatar square name={organization.name} image={organization.logo} size={24} />
                {organization.name}
                {organization.id === active?.id ? <Icon path={checkIcon} /> : null}
              </MenuItem>
            ))}
            <hr className="gh-rule" />
            {active ? (
              <MenuItem onClick={() => manage(close)}>
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
      </Menu>
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
