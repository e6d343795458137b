import { jwtOptions } from '#server/features/jwt/jwt.options.ts';
import {
  recentlyAuthenticated,
  notImpersonated,
  apiKeyOnly,
  sessionRequiredQuery,
} from '#server/features/sessions/guards.ts';
import type { Options } from '#server/options/kit-options.ts';
import { get, post, serverOnly, type CallMeta } from '#server/call/trpc.ts';
import {
  ApiKey,
  ApiKeyPage,
  CreateApiKey,
  CreatedApiKey,
  DeleteApiKey,
  GetApiKey,
  ListApiKeys,
  RotateApiKey,
  UpdateApiKey,
  VerifiedApiKey,
  VerifyApiKey,
} from '#shared/api-keys/schemas.ts';
import { Success } from '#shared/lib/responses.ts';
import { IssueAccessToken, ProgramToken } from '#shared/jwt/schemas.ts';

import { issueAccessToken } from './access-token.ts';
import { apiKeyOptions } from './api-key.options.ts';
import {
  createApiKey,
  deleteApiKey,
  getApiKey,
  listApiKeys,
  rotateApiKey,
  updateApiKey,
  verifyApiKey,
} from './manage-keys.ts';

const ifEnabled: CallMeta = { enabled: (options) => apiKeyOptions.of({ options }).enabled };

function issuesAccessTokens(options: Options): boolean {
  const { enabled, accessTokenAudience } = jwtOptions.of({ options });
  return enabled && accessTokenAudience !== undefined;
}

export const apiKeyRouter = {
  apiKey: {
    create: recentlyAuthenticated
      .meta(post('/api-key/create', 'Create an API key', 'Requires a verified email.'))
      .meta({ ...ifEnabled, errors: ['EMAIL_NOT_VERIFIED', 'API_KEY_LIMIT_REACHED'] })
      .input(CreateApiKey)
      .output(CreatedApiKey)
      .mutation(createApiKey),
    get: sessionRequiredQuery
      .meta(get('/api-key/get', "Get one of the caller's API keys, without the key itself"))
      .meta({ ...ifEnabled, errors: ['KEY_NOT_FOUND'] })
      .input(GetApiKey)
      .output(ApiKey)
      .query(getApiKey),
    list: sessionRequiredQuery
      .meta(get('/api-key/list', "List the caller's API keys, newest first"))
      .meta({ ...ifEnabled, errors: ['INVALID_CURSOR'] })
      .input(ListApiKeys)
      .output(ApiKeyPage)
      .query(listApiKeys),
    update: recentlyAuthenticated
      .meta(post('/api-key/update', 'Rename, enable or disable an API key, or change its expiry'))
      .meta({ ...ifEnabled, errors: ['KEY_NOT_FOUND'] })
      .input(UpdateApiKey)
      .output(ApiKey)
      .mutation(updateApiKey),
    rotate: recentlyAuthenticated
      .meta(post('/api-key/rotate', 'Replace the secret of an API key'))
      .meta({ ...ifEnabled, errors: ['KEY_NOT_FOUND'] })
      .input(RotateApiKey)
      .output(CreatedApiKey)
      .mutation(rotateApiKey),
    delete: notImpersonated
      .meta(post('/api-key/delete', 'Delete an API key'))
      .meta({ ...ifEnabled, errors: ['KEY_NOT_FOUND'] })
      .input(DeleteApiKey)
      .output(Success)
      .mutation(deleteApiKey),
    token: apiKeyOnly
      .meta(
        post(
          '/api-key/token',
          'Exchange an API key for a JWT that other services verify',
          'The grant `client_credentials` with the key as the credential. The token is valid for five minutes (RFC 9068).',
        ),
      )
      .meta({ enabled: issuesAccessTokens })
      .input(IssueAccessToken)
      .output(ProgramToken)
      .mutation(issueAccessToken),
    verify: serverOnly
      .meta(post('/api-key/verify', 'Verify an API key, and optionally that it has scopes'))
      .meta(ifEnabled)
      .input(VerifyApiKey)
      .output(VerifiedApiKey)
      .mutation(verifyApiKey),
  },
};
