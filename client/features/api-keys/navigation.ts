import { IconKey } from '@tabler/icons-react';

import { apiKeyErrors } from '#client/components/errors/api-keys-errors.ts';
import { texts } from '#client/components/texts/api-keys/api-key-texts.ts';
import type { Navigation } from '#client/console/feature.ts';

export const navigation: Navigation = {
  errors: apiKeyErrors,
  account: [{ to: '/account/api-keys', label: texts.title, Icon: IconKey, isOffered: ({ apiKeys }) => apiKeys }],
};
