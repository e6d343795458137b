import { DataList, Group, Text } from '@mantine/core';
import { Suspense } from 'react';

import { useFeatures } from '#client/console/feature.ts';
import { AdditionalFields } from '#client/console/fields/additional-fields.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { CopyButton } from '#client/console/forms/copy-button.tsx';
import { MoreErrors } from '#client/components/errors.ts';
import { signedInErrors as pictureErrors } from '#client/components/errors/picture-errors.ts';
import { usePublicOptions } from '#client/components/options.ts';
import { Logo } from '#client/components/organization-profile/logo.tsx';
import { Announcements } from '#client/components/ui/announcements.tsx';
import { Root } from '#client/components/ui/root.tsx';
import { OrganizationLogo } from '#client/console/shell/organization-switcher.tsx';
import { Screen } from '#client/page/screen.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { Subject } from '#client/console/parts/subject.tsx';
import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { useOrganization } from '#client/console/access/use-organization.ts';

import { LeaveAndDelete } from './leave-and-delete.tsx';
import { SettingsForm } from './settings-form.tsx';
import { texts } from '#client/components/texts/organizations/organization-settings-texts.ts';
import { TwoFactorPolicy } from './two-factor-policy.tsx';

export function OrganizationSettingsScreen() {
  const { organization, hasPermission } = useOrganization();
  const canUpdate = hasPermission({ organization: ['update'] });
  const parts = useFeatures().flatMap(({ organizationSettings = [] }) => organizationSettings);
  return (
    <Screen title={texts.title} about={canUpdate ? texts.about : texts.aboutReadOnly}>
      <Identity />
      {canUpdate ? (
        <>
          <SettingsForm />
          <TwoFactorPolicy />
        </>
      ) : (
        <AdditionalFields fields={publicConfiguration.organizationFields} record={organization} canEdit={() => false} />
      )}
      <Suspense>
        {parts.map((Part, nth) => (
          <Part key={nth} />
        ))}
      </Suspense>
      <LeaveAndDelete />
    </Screen>
  );
}

/** What is not part of the form: the logo, which is saved at once, and the ID. */
function Identity() {
  const { organization, hasPermission } = useOrganization();
  const canUpdate = hasPermission({ organization: ['update'] });
  return (
    <Card
      head={
        <Subject
          picture={canUpdate ? <OwnLogo /> : <OrganizationLogo organization={organization} size={56} />}
          name={organization.name}
          about={
            <>
              {texts.created} <RelativeTime at={organization.createdAt} />
            </>
          }
        />
      }
    >
      <DataList labelWidth={40} orientation="horizontal">
        <DataList.Item>
          <DataList.ItemLabel>{texts.id}</DataList.ItemLabel>
          <DataList.ItemValue>
            <Group gap={4} wrap="nowrap">
              <Text size="sm" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
                {organization.id}
              </Text>
              <CopyButton text={organization.id} what={texts.copyId} />
            </Group>
          </DataList.ItemValue>
        </DataList.Item>
      </DataList>
    </Card>
  );
}

/** The component, whose changes are saved at once. */
function OwnLogo() {
  const { organization } = useOrganization();
  const { data: options } = usePublicOptions();
  if (!options) return <OrganizationLogo organization={organization} size={56} />;
  return (
    <Root className="gh-inline">
      <MoreErrors.Provider value={pictureErrors}>
        <Announcements>
          <Logo organization={organization} options={options} />
        </Announcements>
      </MoreErrors.Provider>
    </Root>
  );
}
