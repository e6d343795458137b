import type { ReactElement, ReactNode } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { texts as shellTexts } from '#client/components/texts/shell-texts.ts';
import type { Outputs } from '#client/sdk/calls.ts';

import { useTexts } from './settings.tsx';
import { texts as componentTexts } from './texts.ts';
import { Avatar } from './ui/avatar.tsx';
import { Failure } from './ui/form.tsx';
import { Icon, checkIcon, userIcon } from './ui/icons.tsx';
import { Menu, MenuItem } from './ui/menu.tsx';

type Listed = Outputs['organization']['list'][number];

interface OrganizationMenuProps {
  organizations: readonly Listed[];
  current: Listed | null;
  /** Whether no organization can be chosen too. */
  personal?: boolean;
  onChoose: (organization: Listed | null, close: () => void) => Promise<unknown>;
  /** The name of the button for screen readers. */
  label: string;
  button: ReactNode;
  className?: string;
  /** Items below the organizations. */
  children: (close: () => void) => ReactNode;
}

/** A button with a menu of the user's organizations. */
export function OrganizationMenu(props: OrganizationMenuProps): ReactElement {
  const { organizations, current, personal = false, onChoose, children, ...trigger } = props;
  const texts = useTexts('components', componentTexts).organization;
  const { yours } = useTexts('shell', shellTexts).organizations;
  const { isPending, error, run } = useSingleFlight();
  return (
    <Menu {...trigger}>
      {(close) => (
        <>
          {error ? <Failure error={error} /> : null}
          {personal ? (
            <MenuItem
              isChecked={current === null}
              isPending={isPending}
              onClick={() => void run(() => onChoose(null, close))}
            >
              <Icon path={userIcon} />
              {texts.personal}
              {current === null ? <Icon path={checkIcon} /> : null}
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
              isChecked={organization.id === current?.id}
              isPending={isPending}
              onClick={() => void run(() => onChoose(organization, close))}
            >
              <Avatar square name={organization.name} image={organization.logo} size={24} />
              <bdi>{organization.name}</bdi>
              {organization.id === current?.id ? <Icon path={checkIcon} /> : null}
            </MenuItem>
          ))}
          {organizations.length > 0 || personal ? <hr className="gh-rule" /> : null}
          {children(close)}
        </>
      )}
    </Menu>
  );
}
