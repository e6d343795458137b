import { Group } from '@mantine/core';
import { useState, type CSSProperties } from 'react';

import { Organization } from '#client/components/organization-profile/organization.tsx';
import { Root } from '#client/components/ui/root.tsx';
import { UserButton } from '#client/components/user-button.tsx';
import { UserProfile } from '#client/components/user-profile/user-profile.tsx';
import { useCurrentOrganization } from '#client/console/access/current-organization.ts';
import { Card } from '#client/console/parts/card.tsx';

import { Choices } from '#client/features/admin/settings/choices.tsx';
import { cssVariables, type Appearance, type BrandingValues } from './config-lines.ts';
import { SignInPreview } from './sign-in-preview.tsx';
import { texts } from './texts.ts';

const views = ['signIn', 'userButton', 'profile', 'organization'] as const;
const themes = ['light', 'dark'] as const;
const widths = ['desktop', 'phone'] as const;

interface ComponentPreviewProps {
  values: BrandingValues;
  appearance: Appearance;
}

/** The sign-in page as a picture, and the published components with the data of the administrator; none can be used. */
export function ComponentPreview({ values, appearance }: ComponentPreviewProps) {
  const { preview } = texts;
  const [view, setView] = useState<(typeof views)[number]>('signIn');
  const [theme, setTheme] = useState<(typeof themes)[number]>(themeOfPage);
  const [width, setWidth] = useState<(typeof widths)[number]>('desktop');
  const variables = Object.fromEntries(cssVariables(values, appearance)) as CSSProperties;
  return (
    <Card title={preview.title} about={preview.about} isWide>
      <Group gap="sm" justify="space-between">
        <Choices label={preview.title} names={views} labels={preview.views} value={view} onChange={setView} />
        <Group gap="sm">
          <Choices label={preview.theme} names={themes} labels={preview.themes} value={theme} onChange={setTheme} />
          <Choices label={preview.width} names={widths} labels={preview.widths} value={width} onChange={setWidth} />
        </Group>
      </Group>
      <figure
        aria-label={`${preview.views[view]}, ${preview.themes[theme]}`}
        className={view === 'signIn' ? 'sign-in-preview' : 'component-preview'}
        data-view={view}
        data-width={width}
        style={{ ...variables, colorScheme: theme }}
      >
        {view === 'signIn' ? (
          <SignInPreview values={values} theme={theme} />
        ) : (
          <div inert className="component-preview-page">
            {view === 'userButton' ? <UserButton /> : null}
            {view === 'profile' ? <UserProfile /> : null}
            {view === 'organization' ? <ShownOrganization /> : null}
          </div>
        )}
      </figure>
    </Card>
  );
}

const themeOfPage = () => (document.documentElement.dataset['mantineColorScheme'] === 'dark' ? 'dark' : 'light');

/** `<OrganizationProfile/>`, of an organization that need not be the active one of the session. */
function ShownOrganization() {
  const { shown } = useCurrentOrganization();
  return (
    <Root className="gh-card gh-profile">
      <Organization organizationId={shown?.id} />
    </Root>
  );
}
