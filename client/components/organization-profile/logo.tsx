import type { ReactElement } from 'react';

import type { PublicOptions } from '#client/components/options.ts';
import { useTexts } from '#client/components/settings.tsx';
import { texts as settingsTexts } from '#client/components/texts/organizations/organization-settings-texts.ts';
import { Avatar } from '#client/components/ui/avatar.tsx';
import { Picture } from '#client/components/ui/picture.tsx';
import { trpc } from '#client/sdk/react.tsx';

interface LogoProps {
  organization: { id: string; name: string; logo?: string | null | undefined };
  options: PublicOptions;
}

/** The logo of an organization, for members who may change it. */
export function Logo({ organization: { id, name, logo = null }, options }: LogoProps): ReactElement {
  const { fields } = useTexts('organizationSettings', settingsTexts);
  const update = trpc.organization.update.useMutation();
  const upload = trpc.organization.uploadLogo.useMutation();
  return (
    <Picture
      label={fields.logo}
      picture={<Avatar square name={name} image={logo} size={56} />}
      url={logo}
      isRound={false}
      options={options}
      upload={(data) => upload.mutateAsync({ organizationId: id, data })}
      setUrl={(url) => update.mutateAsync({ organizationId: id, data: { logo: url } })}
    />
  );
}
