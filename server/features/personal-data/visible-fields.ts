import { returnedFields, type DeclaredFields } from '#server/fields/additional-fields.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { sessionOptions } from '#server/features/sessions/session.options.ts';
import { userOptions } from '#server/features/users/user.options.ts';
import type { StoredFields } from '#server/options/hooks/records.ts';
import type { Options } from '#server/options/kit-options.ts';

/** The additional fields of a row that calls answer: the others are internal to the operator, as everywhere. */
export function visibleFields(options: Options, table: string, stored: StoredFields | null): StoredFields {
  const declared = declaredFields(options)[table];
  return declared === undefined ? {} : returnedFields(declared, stored);
}

function declaredFields(options: Options): Record<string, DeclaredFields> {
  const { organization, member, invitation } = organizationOptions.of({ options }).schema;
  return {
    profile: userOptions.of({ options }).additionalFields,
    sessions: sessionOptions.of({ options }).additionalFields,
    organizations: organization.additionalFields,
    memberships: member.additionalFields,
    invitations: invitation.additionalFields,
  };
}
