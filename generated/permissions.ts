// Written by `npm run docs`: the tables of the features in `server/app/features.ts`.
import { accountScopes } from '#shared/users/permissions.ts';
import type { accountOwnStatements } from '#shared/users/permissions.ts';
import { auditPermissionErrors, auditScopes } from '#shared/audit-log/permissions.ts';
import { memberStatements, memberGrants, memberScopes, memberServiceScopes } from '#shared/organizations/permissions.ts';
import type { memberOwnStatements } from '#shared/organizations/permissions.ts';
import { adminPermissionErrors, adminScopes, adminServiceScopes } from '#shared/admin/permissions.ts';
import { serviceAccountPermissionErrors } from '#shared/service-accounts/permissions.ts';
import { webhookPermissionErrors } from '#shared/webhooks/permissions.ts';
import { auditStreamPermissionErrors } from '#shared/audit-streams/permissions.ts';
import { domainStatements, domainGrants, domainScopes } from '#shared/domains/permissions.ts';
import { ssoStatements, ssoGrants, ssoPermissionErrors, ssoScopes } from '#shared/sso/permissions.ts';
import { scimStatements, scimGrants, scimScopes } from '#shared/scim/permissions.ts';
import { oauthProviderStatements, oauthProviderGrants, oauthProviderPermissionErrors } from '#shared/oauth-provider/permissions.ts';
import { personalDataPermissionErrors } from '#shared/personal-data/permissions.ts';

/** The resources of an organization, and the actions on each. */
export const organizationStatements: typeof memberStatements & typeof domainStatements & typeof ssoStatements & typeof scimStatements & typeof oauthProviderStatements = { ...memberStatements, ...domainStatements, ...ssoStatements, ...scimStatements, ...oauthProviderStatements };

/** What the roles of an organization grant, by feature. */
export const grants: readonly [typeof memberGrants, typeof domainGrants, typeof ssoGrants, typeof scimGrants, typeof oauthProviderGrants] = [memberGrants, domainGrants, ssoGrants, scimGrants, oauthProviderGrants];

/** What users may do without a role. */
export type OwnStatements = typeof accountOwnStatements | typeof memberOwnStatements;

/** The error of a caller without a permission of the platform, by resource and action. */
export const permissionErrors: typeof auditPermissionErrors & typeof adminPermissionErrors & typeof serviceAccountPermissionErrors & typeof webhookPermissionErrors & typeof auditStreamPermissionErrors & typeof ssoPermissionErrors & typeof oauthProviderPermissionErrors & typeof personalDataPermissionErrors = { ...auditPermissionErrors, ...adminPermissionErrors, ...serviceAccountPermissionErrors, ...webhookPermissionErrors, ...auditStreamPermissionErrors, ...ssoPermissionErrors, ...oauthProviderPermissionErrors, ...personalDataPermissionErrors };

/** The scopes of the calls that API principals of users can make (`scope` in the metadata of a call). */
export const scopes: readonly [...typeof accountScopes, ...typeof auditScopes, ...typeof memberScopes, ...typeof adminScopes, ...typeof domainScopes, ...typeof ssoScopes, ...typeof scimScopes] = [...accountScopes, ...auditScopes, ...memberScopes, ...adminScopes, ...domainScopes, ...ssoScopes, ...scimScopes];

/**
 * The scopes of the calls that service accounts of the platform can make, but no other API principals: users make them with a
 * reauthentication, or not at all.
 */
export const serviceScopes: readonly [...typeof memberServiceScopes, ...typeof adminServiceScopes] = [...memberServiceScopes, ...adminServiceScopes];
