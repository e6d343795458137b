import type { z } from 'zod';

import type { OAuthGrant } from '#server/features/oauth-provider/grant.entity.ts';
import type { AllowedResource } from '#shared/oauth-provider/resources.ts';

import type { KnownResource } from './find-resources.ts';

/** What a user allowed an application to do with resources that still exist. */
export function allowedResources(
  grant: Pick<OAuthGrant, 'resources'>,
  known: readonly KnownResource[],
): z.input<typeof AllowedResource>[] {
  return known.flatMap(({ uri, name, scopes }) => {
    const granted = grant.resources[uri];
    return granted === undefined ? [] : [{ uri, name, scopes: scopes.filter((scope) => granted.includes(scope.name)) }];
  });
}
