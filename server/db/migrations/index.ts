import { organizations } from './0001-schema/organizations.ts';
import { service } from './0001-schema/service.ts';
import { users } from './0001-schema/users.ts';
import { banSources } from './0300-ban-sources.ts';
import { organizationDomains } from './0400-organization-domains.ts';
import { sso } from './0500-sso.ts';
import { saml } from './0510-saml.ts';
import { ssoLogout } from './0520-sso-logout.ts';
import { samlLogout } from './0530-saml-logout.ts';
import { samlCertificates } from './0540-saml-certificates.ts';
import { certificateWarnings } from './0550-certificate-warnings.ts';
import { scim } from './0600-scim.ts';
import { linkedByUser } from './0610-linked-by-user.ts';
import { directoryMappings } from './0620-directory-mappings.ts';
import { ssoClientKeys } from './0640-sso-client-keys.ts';
import { domainRecordLabel } from './0641-domain-record-label.ts';
import { directoryRequests } from './0660-directory-requests.ts';
import { metadataFailures } from './0670-metadata-failures.ts';
import { setupLinks } from './0680-setup-links.ts';
import { oauthProvider } from './0700-oauth-provider.ts';
import { oauthResources } from './0750-oauth-resources.ts';
import { passwordKinds } from './0720-password-kinds.ts';
import { organizationApplications } from './0780-organization-applications.ts';
import { agents } from './applications/0800-agents.ts';
import { clientKeys } from './applications/0801-client-keys.ts';
import { imports } from './0730-imports.ts';
import { deviceCodes } from './0740-device-codes.ts';
import { auditChain } from './0760-audit-chain.ts';
import { personalData } from './0770-personal-data.ts';
import { importedHashes } from './0820-imports/imported-hashes.ts';
import { registeredClients } from './applications/0790-registered-clients.ts';
import { auditStreams } from './0810-audit/streams.ts';
import { auditVerifications } from './0810-audit/verifications.ts';

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
  ['0820-imported-hashes', importedHashes],
  ['0810-audit', auditVerifications + auditStreams],
  ['0800-agents', agents],
  ['0801-client-keys', clientKeys],
];
