import { expoClient } from '@better-auth/expo/client';
import { magicLinkClient, organizationClient } from 'better-auth/client/plugins';
import { createAuthClient } from 'better-auth/react';
import * as SecureStore from 'expo-secure-store';
import { setBrowser } from 'expo-web-browser';

export const createClient = (baseURL: string) =>
  createAuthClient({
    baseURL,
    plugins: [
      expoClient({ scheme: 'myapp', storagePrefix: 'myapp', storage: SecureStore }),
      magicLinkClient(),
      organizationClient(),
    ],
  });

export { setBrowser };
