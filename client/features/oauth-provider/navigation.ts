import { IconApi, IconApps, IconPlugConnected } from '@tabler/icons-react';

import type { Navigation } from '#client/console/feature.ts';

import { texts as apiTexts } from './apis/texts.ts';
import { texts as applicationTexts } from './applications/texts.ts';
import { texts as connectedTexts } from './connected-apps/texts.ts';
import { texts } from './error-texts.ts';

export const navigation: Navigation = {
  errors: {
    OAUTH_CLIENT_NOT_FOUND: { text: texts.OAUTH_CLIENT_NOT_FOUND },
    OAUTH_CLIENT_HAS_NO_SECRET: { text: texts.OAUTH_CLIENT_HAS_NO_SECRET },
    INVALID_JWKS: { text: texts.INVALID_JWKS, fields: ['keys'] },
    OAUTH_GRANT_NOT_FOUND: { text: texts.OAUTH_GRANT_NOT_FOUND },
    OAUTH_CLIENT_LIMIT_REACHED: { text: texts.OAUTH_CLIENT_LIMIT_REACHED },
    OAUTH_CLIENT_IS_FOR_MEMBERS: { text: texts.OAUTH_CLIENT_IS_FOR_MEMBERS },
    OAUTH_SCOPE_NOT_GRANTED: { text: texts.OAUTH_SCOPE_NOT_GRANTED },
    OAUTH_CLIENT_DESCRIBES_ITSELF: { text: texts.OAUTH_CLIENT_DESCRIBES_ITSELF },
    REGISTRATION_TOKEN_NOT_FOUND: { text: texts.REGISTRATION_TOKEN_NOT_FOUND },
    OAUTH_INTERACTION_EXPIRED: { text: texts.OAUTH_INTERACTION_EXPIRED },
    INVALID_OAUTH_REDIRECT_URI: { text: texts.INVALID_OAUTH_REDIRECT_URI, fields: ['redirectUris'] },
    SERVICE_ACCOUNTS_ARE_FOR_MACHINES: { text: texts.SERVICE_ACCOUNTS_ARE_FOR_MACHINES, fields: ['serviceAccount'] },
    RESOURCE_NOT_FOUND: { text: texts.RESOURCE_NOT_FOUND },
    RESOURCE_ALREADY_EXISTS: { text: texts.RESOURCE_ALREADY_EXISTS, fields: ['uri'] },
    INVALID_RESOURCE_URI: { text: texts.INVALID_RESOURCE_URI, fields: ['uri'] },
    INVALID_RESOURCE_SCOPES: { text: texts.INVALID_RESOURCE_SCOPES, fields: ['scopes'] },
  },
  account: [
    {
      to: '/account/connected-apps',
      label: connectedTexts.title,
      Icon: IconPlugConnected,
      isOffered: ({ oauthProvider }) => oauthProvider,
    },
  ],
  organization: [
    {
      to: '/organizations/:slug/applications',
      label: applicationTexts.title,
      Icon: IconApps,
      group: 'developers',
      needs: { oauthClient: ['read'] },
      isOffered: ({ oauthProvider }) => oauthProvider,
    },
  ],
  administration: [
    {
      to: '/admin/applications',
      label: applicationTexts.title,
      Icon: IconApps,
      group: 'developers',
      needs: { oauthClient: ['list'] },
      isOffered: ({ oauthProvider }) => oauthProvider,
    },
    {
      to: '/admin/apis',
      label: apiTexts.title,
      Icon: IconApi,
      group: 'developers',
      needs: { oauthClient: ['list'] },
      isOffered: ({ oauthProvider }) => oauthProvider,
    },
  ],
};
