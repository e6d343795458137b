import { invalid } from '#server/features/scim/scim-error.ts';
import type { Resource } from '#server/features/scim/schema/resource.ts';

import type { ScimGroup } from '#server/features/scim/group.entity.ts';

const MAX_NAME_CHARACTERS = 255;

type GroupColumns = Pick<ScimGroup, 'displayName' | 'displayNameLower' | 'externalId'>;

/** The columns of a resource. Members are rows of their own. */
export function groupColumns(resource: Resource): GroupColumns {
  const { displayName: name = '', externalId = null } = resource as { displayName?: string; externalId?: string };
  const displayName = name.trim();
  if (displayName === '' || displayName.length > MAX_NAME_CHARACTERS)
    throw invalid('invalidValue', `displayName must have 1 to ${MAX_NAME_CHARACTERS} characters`);
  if (externalId !== null && externalId.length > MAX_NAME_CHARACTERS)
    throw invalid('invalidValue', `externalId is limited to ${MAX_NAME_CHARACTERS} characters`);
  return { displayName, displayNameLower: displayName.toLowerCase(), externalId };
}

export function resourceOf({ displayName, externalId }: Pick<ScimGroup, 'displayName' | 'externalId'>): Resource {
  return { displayName, ...(externalId !== null && { externalId }) };
}
