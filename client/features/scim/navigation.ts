import { IconAddressBook, IconBuildingSkyscraper } from '@tabler/icons-react';

import { texts as enterpriseTexts } from '#client/console/enterprise/texts.ts';
import type { Navigation } from '#client/console/feature.ts';

import { errorTexts, texts } from './texts.ts';

export const navigation: Navigation = {
  errors: {
    DIRECTORY_NOT_FOUND: { text: errorTexts.DIRECTORY_NOT_FOUND },
    DIRECTORY_ALREADY_EXISTS: { text: errorTexts.DIRECTORY_ALREADY_EXISTS },
    DIRECTORY_GROUP_NOT_FOUND: { text: errorTexts.DIRECTORY_GROUP_NOT_FOUND },
    DIRECTORY_TOKEN_NOT_FOUND: { text: errorTexts.DIRECTORY_TOKEN_NOT_FOUND },
    DIRECTORY_TOKEN_LIMIT_REACHED: { text: errorTexts.DIRECTORY_TOKEN_LIMIT_REACHED },
    YOU_ARE_NOT_ALLOWED_TO_MANAGE_DIRECTORIES: { text: errorTexts.YOU_ARE_NOT_ALLOWED_TO_MANAGE_DIRECTORIES },
  },
  organization: [
    {
      to: '/organizations/:slug/directory',
      label: texts.title,
      Icon: IconAddressBook,
      group: 'people',
      needs: { directory: ['read'] },
      isOffered: ({ directories }) => directories,
    },
  ],
  administration: [
    {
      to: '/admin/enterprise/directories',
      label: enterpriseTexts.title,
      Icon: IconBuildingSkyscraper,
      group: 'people',
      needs: { enterprise: ['read'] },
      // Otherwise the list of connections has a link to it.
      isOffered: ({ ssoCallbackUrl, directories }) => directories && ssoCallbackUrl === null,
    },
  ],
};
