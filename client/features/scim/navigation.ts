import { IconAddressBook } from '@tabler/icons-react';

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
};
