// Written by `npm run docs` from the modules of texts and from `languages/`.
import { adminScopeTexts } from '#languages/en/admin.audit.ts';
import { auditScopeTexts } from '#languages/en/audit-log.ts';
import { domainScopeTexts } from '#languages/en/domains.ts';
import { memberScopeTexts } from '#languages/en/organizations.audit.ts';
import { scimScopeTexts } from '#languages/en/scim.ts';
import { ssoScopeTexts } from '#languages/en/sso.ts';
import { accountScopeTexts } from '#languages/en/users.ts';

export const scopeTexts = { ...adminScopeTexts, ...auditScopeTexts, ...domainScopeTexts, ...memberScopeTexts, ...scimScopeTexts, ...ssoScopeTexts, ...accountScopeTexts };
