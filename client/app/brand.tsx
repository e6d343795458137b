import { Group, Text } from '@mantine/core';

import { publicConfiguration } from './public-configuration.ts';

/** The logo and the name of the service. */
export function Brand() {
  return (
    <Group gap={10} wrap="nowrap" className="brand">
      <img src={publicConfiguration.branding.logoUrl ?? '/favicon.svg'} alt="" width={28} height={28} />
      <Text fw={600} fz="md">
        {publicConfiguration.name}
      </Text>
    </Group>
  );
}
