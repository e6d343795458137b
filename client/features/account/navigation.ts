import { IconDevices, IconShieldLock, IconUserCircle } from '@tabler/icons-react';

import type { Navigation } from '#client/app/feature.ts';

export const navigation: Navigation = {
  account: [
    { to: '/account', label: 'Profile', Icon: IconUserCircle },
    { to: '/account/security', label: 'Security', Icon: IconShieldLock },
    { to: '/account/sessions', label: 'Sessions', Icon: IconDevices },
  ],
};
