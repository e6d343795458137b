import { IconLink } from '@tabler/icons-react';

import type { Navigation } from '#client/console/feature.ts';

import { errorTexts, texts } from './texts.ts';

export const navigation: Navigation = {
  errors: {
    YOU_ARE_NOT_ALLOWED_TO_CREATE_SETUP_LINKS: {
      text: errorTexts.YOU_ARE_NOT_ALLOWED_TO_CREATE_SETUP_LINKS,
      fields: ['scopes', 'mayEnable'],
    },
    SETUP_LINK_NOT_FOUND: { text: errorTexts.SETUP_LINK_NOT_FOUND },
    SETUP_LINK_LIMIT_REACHED: { text: errorTexts.SETUP_LINK_LIMIT_REACHED },
  },
  organization: [
    {
      to: '/organizations/:slug/set-up-links',
      label: texts.title,
      Icon: IconLink,
      group: 'people',
      needs: { sso: ['manage'] },
      isOffered: ({ setupLinks }) => setupLinks,
    },
  ],
};
