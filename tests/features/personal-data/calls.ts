import '#server/app/registry.ts';
import { personalTables } from '#server/db/personal-data.ts';
import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

/** An export reads each of them. */
const tablesOfPeople = personalTables().filter(({ name }) => name !== null).length;

export const calls: FeatureCalls = {
  'personalData.summary': { as: 'owner', statements: 2, whileImpersonating: 'rejected' },
  'personalData.requestExport': {
    as: 'owner',
    statements: 5,
    audits: 'personal-data.exported',
    whileImpersonating: 'rejected',
  },
  'personalData.readExport': {
    as: 'owner',
    input: ({ ids: { exportId } }) => ({ exportId }),
    statements: 1 + tablesOfPeople,
    neverStale: 'read once, for a file',
    whileImpersonating: 'rejected',
  },
  'admin.exportUser': {
    as: 'admin',
    input: ({ ids: { userId } }) => ({ userId }),
    statements: 2 + tablesOfPeople,
    audits: 'user.data-exported',
  },
  'personalData.receipt': {
    as: 'anonymous',
    input: ({ ids: { receipt } }) => ({ number: receipt }),
    statements: 1,
    neverStale: 'a statement does not change',
  },
  'organization.export': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId }),
    variants: ({ ids: { organizationId } }) => [{ organizationId, withAudit: true }],
    statements: 18,
    audits: 'organization.exported',
    whileImpersonating: 'rejected',
  },
  'admin.createHold': {
    as: 'admin',
    input: ({ ids: { userId } }) => ({ userId, reason: 'Case 17' }),
    statements: 4,
    audits: 'legal-hold.created',
  },
  'admin.listHolds': { as: 'admin', statements: 2, pages: [{ standing: 'false' }] },
  'admin.liftHold': {
    as: 'admin',
    input: ({ ids: { holdId } }) => ({ holdId }),
    statements: 4,
    audits: 'legal-hold.lifted',
  },
};
