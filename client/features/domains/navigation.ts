import { IconWorldCheck } from '@tabler/icons-react';

import type { Navigation } from '#client/console/feature.ts';

import { errorTexts, texts } from './texts.ts';

export const navigation: Navigation = {
  errors: {
    INVALID_DOMAIN: { text: errorTexts.INVALID_DOMAIN, fields: ['domain'] },
    PUBLIC_DOMAIN: { text: errorTexts.PUBLIC_DOMAIN, fields: ['domain'] },
    DOMAIN_ALREADY_ADDED: { text: errorTexts.DOMAIN_ALREADY_ADDED, fields: ['domain'] },
    DOMAIN_LIMIT_REACHED: { text: errorTexts.DOMAIN_LIMIT_REACHED },
    DOMAIN_NOT_FOUND: { text: errorTexts.DOMAIN_NOT_FOUND },
    DOMAIN_RECORD_NOT_FOUND: { text: errorTexts.DOMAIN_RECORD_NOT_FOUND },
    DOMAIN_RECORD_NOT_AMONG_TXT_RECORDS: { text: errorTexts.DOMAIN_RECORD_NOT_AMONG_TXT_RECORDS },
    DOMAIN_LOOKUP_FAILED: { text: errorTexts.DOMAIN_LOOKUP_FAILED },
    DOMAIN_IS_TAKEN: { text: errorTexts.DOMAIN_IS_TAKEN },
  },
  organization: [
    {
      to: '/organizations/:slug/domains',
      label: texts.title,
      Icon: IconWorldCheck,
      group: 'people',
      needs: { domain: ['read'] },
    },
  ],
};
