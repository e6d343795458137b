import { IconDevices, IconShieldLock, IconUserCircle } from '@tabler/icons-react';

import type { Navigation } from '#client/console/feature.ts';

import { signedInErrors } from '#client/components/errors/account-errors.ts';
import { texts } from '#client/components/texts/account-texts.ts';

export const navigation: Navigation = {
  errors: signedInErrors,
  account: [
    { to: '/account', label: texts.navigation.profile, Icon: IconUserCircle },
    { to: '/account/security', label: texts.navigation.security, Icon: IconShieldLock },
    { to: '/account/sessions', label: texts.navigation.sessions, Icon: IconDevices },
  ],
};
