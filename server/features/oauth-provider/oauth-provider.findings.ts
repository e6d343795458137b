import type { FindingRule } from '#server/call/findings.ts';

import { oauthProviderOptions } from './oauth-provider.options.ts';

export const oauthProviderFindings: FindingRule[] = [
  {
    name: 'open registration of applications',
    applies: (options) => {
      const { enabled, registration } = oauthProviderOptions.of({ options });
      return enabled && registration === 'open';
    },
    message:
      'oauthProvider.registration is open: every program can register an application, under any name. Users are warned; ' +
      'metadata documents (oauthProvider.clientDocuments) name a host that users can check',
  },
];
