import { defineFeature } from '#client/console/feature.ts';
import { consoleScreen } from '#client/console/parts/lazy-screen.tsx';

export const deviceGrant = defineFeature({
  name: 'deviceGrant',
  screens: { focused: { '/device': consoleScreen(() => import('./device.tsx'), 'DeviceScreen') } },
  navigation: () => import('./navigation.ts'),
  attention: () => import('./attention.ts'),
});
