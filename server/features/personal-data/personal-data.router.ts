import { anyone, get, post, type CallMeta } from '#server/call/trpc.ts';
import { administrator } from '#server/features/admin/guards.ts';
import { notImpersonated, recentlyAuthenticated } from '#server/features/sessions/guards.ts';
import { NoFields } from '#shared/lib/fields.ts';
import {
  ExportPage,
  ExportUser,
  GetReceipt,
  PersonalDataSummary,
  ReadExport,
  Receipt,
  RequestedExport,
} from '#shared/personal-data/schemas.ts';

import { exportUser, getSummary, readExport, requestExport } from './export.ts';
import { getReceipt } from './receipts.ts';
import { personalDataOptions } from './personal-data.options.ts';

const ifEnabled: CallMeta = { enabled: (options) => personalDataOptions.of({ options }).export.enabled };

export const personalDataRouter = {
  personalData: {
    summary: notImpersonated
      .meta(get('/personal-data/summary', 'Count what is stored about the caller'))
      .meta({ ...ifEnabled, bounded: 'One row for each kind of data.' })
      .input(NoFields)
      .output(PersonalDataSummary)
      .query(getSummary),
    requestExport: recentlyAuthenticated
      .meta(post('/personal-data/request-export', 'Start an export of what is stored about the caller'))
      .meta({ ...ifEnabled, errors: ['EXPORT_LIMIT_REACHED'] })
      .input(NoFields)
      .output(RequestedExport)
      .mutation(requestExport),
    readExport: recentlyAuthenticated
      .meta(get('/personal-data/read-export', 'Read a page of an export of the caller'))
      .meta({ ...ifEnabled, errors: ['EXPORT_NOT_FOUND', 'INVALID_CURSOR'] })
      .input(ReadExport)
      .output(ExportPage)
      .query(readExport),
    receipt: anyone
      .meta(get('/personal-data/receipt', 'Get the signed statement about an erasure by the number of its receipt'))
      .meta({ errors: ['RECEIPT_NOT_FOUND'] })
      .input(GetReceipt)
      .output(Receipt)
      .query(getReceipt),
  },
  admin: {
    exportUser: administrator({ user: ['export'] })
      .meta(post('/admin/export-user', 'Read a page of what is stored about a user'))
      .meta({ reauthenticate: 'always', errors: ['USER_NOT_FOUND', 'NOT_AUTHORIZED', 'INVALID_CURSOR'] })
      .input(ExportUser)
      .output(ExportPage)
      .mutation(exportUser),
  },
};
