import type { ApiRequest, OrganizationCredentialKind } from '#server/call/api-credentials.ts';
import type { OrganizationPrincipal } from '#server/call/principal.ts';
import { SET_UP_LINK } from '#server/features/organizations/delegates.ts';
import { AppError } from '#server/lib/errors.ts';
import { now } from '#server/lib/now.ts';
import { LookupId } from '#shared/lib/fields.ts';
import { permissionsOfAll } from '#shared/setup-links/scopes.ts';

import { LINK_HEADER, setupLinkBrowser } from './setup-link.definitions.ts';
import { SetupLink } from './setup-link.entity.ts';
import { setupLinkOptions } from './setup-link.options.ts';

export const isUsable = ({ revokedAt, completedAt, expiresAt }: SetupLink) =>
  revokedAt === null && completedAt === null && expiresAt > now();

/** The link that the request names, if the browser opened it. An unknown, expired or revoked link has the same error as one of another browser. */
export async function requireLink(request: ApiRequest): Promise<SetupLink> {
  const { enabled } = setupLinkOptions.of(request);
  const id = LookupId.safeParse(request.headers[LINK_HEADER]);
  const link = enabled && id.success ? await request.orm.em.fork().findOne(SetupLink, { id: id.data }) : null;
  const { browserHash } = link ?? { browserHash: null };
  const isOwn = browserHash !== null && setupLinkBrowser.matches(request, browserHash);
  if (link === null || !isOwn || !isUsable(link)) throw new AppError('UNAUTHORIZED');
  return link;
}

export const setupLinkCredential: OrganizationCredentialKind = {
  name: SET_UP_LINK,
  isPresent: ({ headers }) => headers[LINK_HEADER] !== undefined,
  authenticate: async (request): Promise<OrganizationPrincipal> => {
    const { id, organizationId, scopes, mayEnable } = await requireLink(request);
    const noUser = { user: null, session: null, credential: null, impersonator: null };
    return {
      kind: SET_UP_LINK,
      id,
      organizationId,
      permissions: permissionsOfAll(scopes),
      mayEnable,
      details: { setupLinkId: id },
      ...noUser,
    };
  },
};
