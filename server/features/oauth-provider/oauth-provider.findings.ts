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
      'oauthProvider.registration is open: any program can register under any name. ' +
      'With oauthProvider.clientDocuments it names a host that users can check',
  },
];
