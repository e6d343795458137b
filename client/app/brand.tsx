import { Group, Text } from '@mantine/core';

import { siteOptions } from './site-options.ts';

/** The logo and the name of the service. */
export function Brand() {
  return (
    <Group gap={10} wrap="nowrap" className="brand">
      <img src={siteOptions.branding.logoUrl ?? '/favicon.svg'} alt="" width={28} height={28} />
      <Text fw={600} fz="md">
        {siteOptions.name}
      </Text>
    </Group>
  );
}
