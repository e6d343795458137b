import { Group, Text } from '@mantine/core';

import { siteOptions } from './site-options.ts';

export function Brand() {
  return (
    <Group gap={10} wrap="nowrap">
      <img src={siteOptions.branding.logoUrl ?? '/favicon.svg'} alt="" width={26} height={26} />
      <Text fw={650} fz="md">
        {siteOptions.name}
      </Text>
    </Group>
  );
}
