import { invalid } from '#server/features/scim/scim-error.ts';
import { userType } from '#server/features/scim/schema/attributes.ts';
import { readResource, type Resource } from '#server/features/scim/schema/resource.ts';
import { canonicalEmail, isEmail } from '#shared/lib/fields.ts';

import type { ScimUser } from '#server/features/scim/user.entity.ts';

const MAX_NAME_CHARACTERS = 255;

export type UserColumns = Pick<ScimUser, 'resource' | 'userNameLower' | 'externalId' | 'emails' | 'active'>;

interface Listed {
  value?: string;
  type?: string;
  primary?: boolean;
}

/** The columns of a resource. A user without `active` is active. */
export function userColumns(resource: Resource): UserColumns {
  const { userName: name = '', externalId = null } = resource as { userName?: string; externalId?: string };
  const userName = name.trim();
  if (userName === '' || userName.length > MAX_NAME_CHARACTERS)
    throw invalid('invalidValue', `userName must have 1 to ${MAX_NAME_CHARACTERS} characters`);
  if (externalId !== null && externalId.length > MAX_NAME_CHARACTERS)
    throw invalid('invalidValue', `externalId is limited to ${MAX_NAME_CHARACTERS} characters`);
  const active = resource['active'] !== false;
  return {
    resource: readResource(userType, { ...resource, active }),
    userNameLower: userName.toLowerCase(),
    externalId,
    emails: listedEmails(resource).flatMap(({ value }) => (value === undefined ? [] : [value.toLowerCase()])),
    active,
  };
}

function listedEmails(resource: Resource): Listed[] {
  return (resource['emails'] ?? []) as Listed[];
}

/** The address of the account: the primary one, else that of work, else the first, else the user name. */
export function addressOf(resource: Resource): string {
  const listed = listedEmails(resource).filter(({ value }) => value !== undefined);
  const chosen =
    listed.find(({ primary }) => primary) ?? listed.find(({ type }) => type?.toLowerCase() === 'work') ?? listed[0];
  const address = chosen?.value ?? (resource['userName'] as string);
  if (!isEmail(address)) throw invalid('invalidValue', 'emails must contain an email address, or userName must be one');
  return canonicalEmail(address);
}

/** The display name of the account. */
export function nameOf(resource: Resource): string {
  const { formatted, givenName, familyName } = (resource['name'] ?? {}) as Record<string, string | undefined>;
  const parts = [givenName, familyName].filter(Boolean).join(' ');
  const displayName = resource['displayName'] as string | undefined;
  return (displayName || formatted || parts || (resource['userName'] as string)).slice(0, MAX_NAME_CHARACTERS);
}
