import type { ReactElement } from 'react';

import { texts as settingsTexts } from '#client/components/texts/organizations/organization-settings-texts.ts';
import { useTexts } from '#client/components/settings.tsx';
import { Section } from '#client/components/ui/section.tsx';
import { useSsoAccount } from '#client/components/sso-account.ts';

import { useOrganization } from './use-organization.ts';

/** With which identity providers members sign in. They are set up in the web app of the service. */
export function SingleSignOn(): ReactElement | null {
  const { organization, options } = useOrganization();
  const { connections } = useSsoAccount(options);
  const texts = useTexts('organizationSettings', settingsTexts).singleSignOn;
  const names = connections.filter(({ organizationId }) => organizationId === organization.id).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <Section title={texts.title}>
      <p>{texts.on(names.join(', '))}</p>
    </Section>
  );
}
