import { organizations } from './0001-schema/organizations.ts';
import { service } from './0001-schema/service.ts';
import { users } from './0001-schema/users.ts';
import { banSources } from './0300-ban-sources.ts';
import { organizationDomains } from './single-sign-on/0400-organization-domains.ts';
import { sso } from './single-sign-on/0500-sso.ts';
import { saml } from './single-sign-on/0510-saml.ts';
import { ssoLogout } from './single-sign-on/0520-sso-logout.ts';
import { samlLogout } from './single-sign-on/0530-saml-logout.ts';
import { samlCertificates } from './single-sign-on/0540-saml-certificates.ts';
import { certificateWarnings } from './single-sign-on/0550-certificate-warnings.ts';
import { scim } from './directories/0600-scim.ts';
import { linkedByUser } from './single-sign-on/0610-linked-by-user.ts';
import { directoryMappings } from './directories/0620-directory-mappings.ts';
import { ssoClientKeys } from './single-sign-on/0640-sso-client-keys.ts';
import { domainRecordLabel } from './single-sign-on/0641-domain-record-label.ts';
import { directoryRequests } from './directories/0660-directory-requests.ts';
import { metadataFailures } from './single-sign-on/0670-metadata-failures.ts';
import { setupLinks } from './single-sign-on/0680-setup-links.ts';
import { oauthProvider } from './applications/0700-oauth-provider.ts';
import { passwordKinds } from './imports/0720-password-kinds.ts';
import { imports } from './imports/0730-imports.ts';
import { deviceCodes } from './applications/0740-device-codes.ts';
import { oauthResources } from './applications/0750-oauth-resources.ts';
import { auditChain } from './audit/0760-audit-chain.ts';
import { personalData } from './0770-personal-data.ts';
import { organizationApplications } from './applications/0780-organization-applications.ts';
import { registeredClients } from './applications/0790-registered-clients.ts';
import { agents } from './applications/0800-agents.ts';
import { clientKeys } from './applications/0801-client-keys.ts';
import { auditStreams } from './audit/0810-streams.ts';
import { auditVerifications } from './audit/0810-verifications.ts';
import { importedHashes } from './imports/0820-imported-hashes.ts';
import { webhookAttempts } from './0863-webhook-attempts.ts';
import { failedDeliveries } from './0864-failed-deliveries.ts';
import { eventTypes } from './0865-event-types.ts';
import { savedSettings } from './0870-saved-settings.ts';

/** In order; a migration is plain SQL and is never edited once a release has run it. */
export const migrations: readonly (readonly [name: string, sql: string])[] = [
  ['0001-schema', users + organizations + service],
  ['0300-ban-sources', banSources],
  ['0400-organization-domains', organizationDomains],
  ['0500-sso', sso],
  ['0510-saml', saml],
  ['0520-sso-logout', ssoLogout],
  ['0530-saml-logout', samlLogout],
  ['0540-saml-certificates', samlCertificates],
  ['0550-certificate-warnings', certificateWarnings],
  ['0600-scim', scim],
  ['0610-linked-by-user', linkedByUser],
  ['0620-directory-mappings', directoryMappings],
  ['0640-sso-client-keys', ssoClientKeys],
  ['0641-domain-record-label', domainRecordLabel],
  ['0660-directory-requests', directoryRequests],
  ['0670-metadata-failures', metadataFailures],
  ['0680-setup-links', setupLinks],
  ['0700-oauth-provider', oauthProvider],
  ['0720-password-kinds', passwordKinds],
  ['0730-imports', imports],
  ['0740-device-codes', deviceCodes],
  ['0750-oauth-resources', oauthResources],
  ['0760-audit-chain', auditChain],
  ['0770-personal-data', personalData],
  ['0780-organization-applications', organizationApplications],
  ['0790-registered-clients', registeredClients],
  ['0800-agents', agents],
  ['0801-client-keys', clientKeys],
  ['0810-audit', auditVerifications + auditStreams],
  ['0820-imported-hashes', importedHashes],
  ['0863-webhook-attempts', webhookAttempts],
  ['0864-failed-deliveries', failedDeliveries],
  ['0865-event-types', eventTypes],
  ['0870-saved-settings', savedSettings],
];
