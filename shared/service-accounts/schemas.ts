import { z } from 'zod';

import { ApiKey, CreateApiKey, DeleteApiKey, RotateApiKey } from '#shared/api-keys/schemas.ts';
import { LookupId, Timestamp, Name, OwnId } from '#shared/lib/fields.ts';
import { RoleList } from '#shared/organizations/schemas.ts';
import { GrantableScope, ServiceScope } from '#shared/lib/scopes.ts';

const organization = { organizationId: LookupId.optional() };
const account = { serviceAccountId: LookupId.describe('The service account.') };
const name = Name.min(1).meta({ examples: ['Billing'] });

export const CreateServiceAccount = z.strictObject({
  name,
  role: RoleList.optional().describe('By default the role of new users or members.'),
});
export const UpdateServiceAccount = z.strictObject({
  ...account,
  name: name.optional(),
  role: RoleList.optional(),
  enabled: z.boolean().optional().describe('The keys of a disabled account make no calls.'),
});
export const ServiceAccountIdInput = z.strictObject(account);
export const CreateServiceAccountKey = CreateApiKey.extend({
  ...account,
  scopes: z.array(ServiceScope).max(ServiceScope.options.length),
});
export const RotateServiceAccountKey = RotateApiKey;
export const DeleteServiceAccountKey = DeleteApiKey;

export const ListOrganizationServiceAccounts = z.strictObject(organization).prefault({});
export const CreateOrganizationServiceAccount = CreateServiceAccount.extend(organization);
export const UpdateOrganizationServiceAccount = UpdateServiceAccount.extend(organization);
export const OrganizationServiceAccountIdInput = ServiceAccountIdInput.extend(organization);
/** Without the scopes for the users of the platform. */
export const CreateOrganizationServiceAccountKey = CreateServiceAccountKey.extend({
  ...organization,
  scopes: z.array(GrantableScope).max(GrantableScope.options.length),
});
export const RotateOrganizationServiceAccountKey = RotateServiceAccountKey.extend(organization);
export const DeleteOrganizationServiceAccountKey = DeleteServiceAccountKey.extend(organization);

export const ServiceAccount = z
  .object({
    id: OwnId,
    name: z.string().meta({ examples: ['Billing'] }),
    role: z.string().meta({ description: 'On the platform or in the organization', examples: ['admin'] }),
    enabled: z.boolean(),
    keys: z.array(ApiKey).describe('Newest first.'),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({ id: 'ServiceAccount' });
