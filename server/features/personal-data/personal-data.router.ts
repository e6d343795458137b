import { anyone, get, post, type CallMeta } from '#server/call/trpc.ts';
import { administrator } from '#server/features/admin/guards.ts';
import { member } from '#server/features/organizations/guards.ts';
import { notImpersonated, recentlyAuthenticated } from '#server/features/sessions/guards.ts';
import { synchronous } from '#server/lib/patches/synchronous.ts';
import { NoFields } from '#shared/lib/fields.ts';
import {
  CreateHold,
  ExportOrganization,
  ExportPage,
  ExportUser,
  GetReceipt,
  Hold,
  HoldPage,
  LiftHold,
  ListHolds,
  OrganizationExportPage,
  PersonalDataSummary,
  ReadExport,
  Receipt,
  RequestedExport,
} from '#shared/personal-data/schemas.ts';

import { exportUser, getSummary, readExport, requestExport } from './export.ts';
import { getReceipt } from './receipts.ts';
import { createHold, liftHold, listHolds } from './holds.ts';
import { exportOrganization } from './organization-export.ts';
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
      .meta({ ...ifEnabled, errors: ['EXPORT_NOT_FOUND', 'INVALID_CURSOR'], bounded: 'A page has up to 1,000 rows.' })
      .input(ReadExport)
      .output(synchronous(ExportPage))
      .query(readExport),
    receipt: anyone
      .meta(get('/personal-data/receipt', 'Get the signed statement about an erasure by the number of its receipt'))
      .meta({ errors: ['RECEIPT_NOT_FOUND'] })
      .input(GetReceipt)
      .output(Receipt)
      .query(getReceipt),
  },
  organization: {
    export: member({
      permissions: { organization: ['delete'] },
      onNotMember: 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
      onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_EXPORT_THIS_ORGANIZATION',
      notImpersonated: true,
    })
      .meta(post('/organization/export', 'Read a page of the data of an organization, for its owners'))
      .meta({ reauthenticate: 'always', errors: ['EXPORT_LIMIT_REACHED', 'INVALID_CURSOR'] })
      .input(ExportOrganization)
      .output(synchronous(OrganizationExportPage))
      .mutation(exportOrganization),
  },
  admin: {
    createHold: administrator({ hold: ['manage'] })
      .meta(post('/admin/create-hold', 'Keep a user or an organization from being deleted'))
      .meta({ reauthenticate: 'always', errors: ['USER_NOT_FOUND', 'ORGANIZATION_NOT_FOUND'] })
      .input(CreateHold)
      .output(Hold)
      .mutation(createHold),
    listHolds: administrator({ hold: ['list'] })
      .meta(get('/admin/list-holds', 'List legal holds, newest first'))
      .meta({ errors: ['INVALID_CURSOR'] })
      .input(ListHolds)
      .output(HoldPage)
      .query(listHolds),
    liftHold: administrator({ hold: ['manage'] })
      .meta(post('/admin/lift-hold', 'End a legal hold'))
      .meta({ reauthenticate: 'always', errors: ['HOLD_NOT_FOUND'] })
      .input(LiftHold)
      .output(Hold)
      .mutation(liftHold),
    exportUser: administrator({ user: ['export'] })
      .meta(post('/admin/export-user', 'Read a page of what is stored about a user'))
      .meta({ reauthenticate: 'always', errors: ['USER_NOT_FOUND', 'NOT_AUTHORIZED', 'INVALID_CURSOR'] })
      .input(ExportUser)
      .output(synchronous(ExportPage))
      .mutation(exportUser),
  },
};
