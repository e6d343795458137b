import { on } from '#server/call/lifecycle-events.ts';
import { userDeleting } from '#server/features/users/events.ts';
import { tokenLimit } from '#server/http/limits.ts';
import { expiredRowsJob } from '#server/call/expired-rows.ts';
import { defineFeature, kitTags } from '#server/call/feature.ts';
import type { PersonalDataPageConfiguration } from '#shared/personal-data/configuration.ts';
import { personalDataErrors } from '#shared/personal-data/errors.ts';
import { personalDataEvents } from '#shared/personal-data/events.ts';

import { DataExport, DataExportSchema } from './data-export.entity.ts';
import { ErasureReceiptSchema } from './erasure-receipt.entity.ts';
import { personalDataOptions } from './personal-data.options.ts';
import { personalDataRouter } from './personal-data.router.ts';
import { signReceipts, writeReceipt } from './receipts.ts';
import { texts } from './texts.ts';

const ownTag = { title: 'Personal data', description: 'What is stored about a user.' };

export const personalData = defineFeature({
  name: 'personalData',
  errors: personalDataErrors,
  audit: personalDataEvents,
  notices: { 'personal-data.exported': { notice: texts }, 'user.data-exported': { notice: texts } },
  options: [personalDataOptions],
  entities: [DataExportSchema, ErasureReceiptSchema],
  router: personalDataRouter,
  tag: (call) => (call.startsWith('admin.') ? kitTags.admin : ownTag),
  publicConfiguration: (service): PersonalDataPageConfiguration => ({
    personalData: { export: personalDataOptions.of(service).export.enabled },
  }),
  rateLimits: { 'personalData.receipt': [tokenLimit] },
  on: [on(userDeleting, writeReceipt)],
  jobs: [
    expiredRowsJob(DataExport),
    { name: 'sign receipts', every: ({ options }) => options.advanced.sweepInterval, run: signReceipts },
  ],
});
