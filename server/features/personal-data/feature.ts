import { on } from '#server/call/lifecycle-events.ts';
import { organizationDeleting } from '#server/features/organizations/events.ts';
import { userDeleting } from '#server/features/users/events.ts';
import { tokenLimit } from '#server/http/limits.ts';
import { expiredRowsJob } from '#server/call/expired-rows.ts';
import { defineFeature, kitTags } from '#server/call/feature.ts';
import type { PersonalDataPageConfiguration } from '#shared/personal-data/configuration.ts';
import { personalDataErrors } from '#shared/personal-data/errors.ts';
import { personalDataEvents } from '#shared/personal-data/events.ts';

import { DataExport, DataExportSchema } from './data-export.entity.ts';
import { ErasureReceiptSchema } from './erasure-receipt.entity.ts';
import { rejectHeldOrganization, rejectHeldUser } from './holds.ts';
import { LegalHoldSchema } from './legal-hold.entity.ts';
import { inactivityOf } from './inactive-users.ts';
import { inactiveAccountMail } from './personal-data.definitions.ts';
import { personalDataOptions } from './personal-data.options.ts';
import { personalDataRouter } from './personal-data.router.ts';
import { retentionJob } from './retention.ts';
import { signReceipts, writeReceipt } from './receipts.ts';
import { texts } from './texts.ts';

const ownTag = { title: 'Personal data', description: 'What is stored about a user.' };

export const personalData = defineFeature({
  name: 'personalData',
  errors: personalDataErrors,
  audit: personalDataEvents,
  notices: {
    'personal-data.exported': { notice: texts },
    'user.data-exported': { notice: texts },
    'user.inactivity-noticed': { mail: inactiveAccountMail },
    'organization.exported': { none: 'It is about no user.' },
    'legal-hold.created': { none: 'The account screen says that a hold stands, and not why.' },
    'legal-hold.lifted': { none: 'The account screen says whether a hold stands.' },
  },
  findings: [
    {
      name: 'audit log shorter than inactivity',
      applies: (options) => personalDataOptions.of({ options }).retention.inactiveUsers !== inactivityOf({ options }),
      message:
        'audit.retentionDays is less than personalData.retention.inactiveUsers: inactive users are not erased, because their last use is not known',
    },
  ],
  mails: [inactiveAccountMail],
  options: [personalDataOptions],
  entities: [DataExportSchema, ErasureReceiptSchema, LegalHoldSchema],
  router: personalDataRouter,
  tag: (call) =>
    call.startsWith('admin.') ? kitTags.admin : call.startsWith('organization.') ? kitTags.organizations : ownTag,
  publicConfiguration: (service): PersonalDataPageConfiguration => ({
    personalData: { export: personalDataOptions.of(service).export.enabled },
  }),
  rateLimits: { 'personalData.receipt': [tokenLimit] },
  on: [
    on(userDeleting, rejectHeldUser),
    on(userDeleting, writeReceipt),
    on(organizationDeleting, rejectHeldOrganization),
  ],
  jobs: [
    retentionJob,
    expiredRowsJob(DataExport),
    { name: 'sign receipts', every: ({ options }) => options.advanced.sweepInterval, run: signReceipts },
  ],
});
