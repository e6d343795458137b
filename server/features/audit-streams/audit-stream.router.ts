import { z } from 'zod';

import { administrator } from '#server/features/admin/guards.ts';
import { member, memberQuery, unlockedMember } from '#server/features/organizations/guards.ts';
import { lockMember } from '#server/features/organizations/lock-member.ts';
import { get, post } from '#server/call/trpc.ts';
import {
  AuditStream,
  AuditStreamIdInput,
  CreateAuditStream,
  CreatedAuditStream,
  CreateOrganizationAuditStream,
  ListOrganizationAuditStreams,
  OrganizationAuditStreamIdInput,
  RewindAuditStream,
  RewindOrganizationAuditStream,
  UpdateAuditStream,
  UpdateOrganizationAuditStream,
} from '#shared/audit-streams/schemas.ts';
import { NoFields } from '#shared/lib/fields.ts';
import { Success } from '#shared/lib/responses.ts';

import { managePermissions } from './audit-stream.definitions.ts';
import {
  createStream,
  deleteStream,
  listStreams,
  requireAllowedUrl,
  rewindStream,
  testStream,
  updateStream,
} from './manage/manage-streams.ts';

const canList = administrator({ 'audit-stream': ['list'] });
const canManage = administrator(managePermissions.platform);

const ofMembers = {
  permissions: managePermissions.organization,
  onNotMember: 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
  onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_AUDIT_STREAMS',
} as const;
const memberCanList = memberQuery(ofMembers);
const managers = { ...ofMembers, notImpersonated: true } as const;
const memberCanManage = member(managers);
/** Checks the URL before it locks the organization. */
const memberCanSetUrl = unlockedMember(managers);

/** A stream outlives the session that wrote it, so a stolen session must not suffice. */
const proven = { reauthenticate: 'always' } as const;
const bounded = { bounded: 'The option `auditStreams.maximumStreams` limits their number.' } as const;
const notFound = { errors: ['AUDIT_STREAM_NOT_FOUND'] } as const;
const onCreate = { ...proven, errors: ['AUDIT_STREAM_LIMIT_REACHED', 'INVALID_AUDIT_STREAM_URL'] } as const;
const onUpdate = { ...proven, errors: ['AUDIT_STREAM_NOT_FOUND', 'INVALID_AUDIT_STREAM_URL'] } as const;
const onTest = { errors: ['AUDIT_STREAM_NOT_FOUND', 'AUDIT_STREAM_IS_DISABLED'] } as const;
const onRewind = { ...proven, errors: ['AUDIT_STREAM_NOT_FOUND', 'SEQUENCE_IS_IN_THE_FUTURE'] } as const;

const platformStreams = {
  createAuditStream: canManage
    .meta(post('/admin/create-audit-stream', 'Send the audit log to a collector'))
    .meta(onCreate)
    .input(CreateAuditStream)
    .output(CreatedAuditStream)
    .mutation(async (call) => {
      await requireAllowedUrl(call, null);
      return createStream(call, null);
    }),
  listAuditStreams: canList
    .meta(get('/admin/list-audit-streams', 'List the audit streams of the platform'))
    .meta(bounded)
    .input(NoFields)
    .output(z.array(AuditStream))
    .query(({ ctx }) => listStreams(ctx, null)),
  updateAuditStream: canManage
    .meta(post('/admin/update-audit-stream', 'Change, disable or enable an audit stream'))
    .meta(onUpdate)
    .input(UpdateAuditStream)
    .output(AuditStream)
    .mutation(async (call) => {
      await requireAllowedUrl(call, null);
      return updateStream(call, null);
    }),
  deleteAuditStream: canManage
    .meta(post('/admin/delete-audit-stream', 'Delete an audit stream'))
    .meta(notFound)
    .input(AuditStreamIdInput)
    .output(Success)
    .mutation((call) => deleteStream(call, null)),
  testAuditStream: canManage
    .meta(post('/admin/test-audit-stream', 'Write an entry that an audit stream sends'))
    .meta(onTest)
    .input(AuditStreamIdInput)
    .output(Success)
    .mutation((call) => testStream(call, null)),
  rewindAuditStream: canManage
    .meta(post('/admin/rewind-audit-stream', 'Send entries of an audit stream again'))
    .meta(onRewind)
    .input(RewindAuditStream)
    .output(AuditStream)
    .mutation((call) => rewindStream(call, null)),
};

const organizationStreams = {
  createAuditStream: memberCanSetUrl
    .meta(post('/organization/create-audit-stream', 'Send the audit log of an organization to a collector'))
    .meta(onCreate)
    .input(CreateOrganizationAuditStream)
    .output(CreatedAuditStream)
    .mutation(async (call) => {
      await requireAllowedUrl(call, call.ctx.organizationId);
      await lockMember(call.ctx, managers);
      return createStream(call, call.ctx.organizationId);
    }),
  listAuditStreams: memberCanList
    .meta(get('/organization/list-audit-streams', 'List the audit streams of an organization'))
    .meta(bounded)
    .input(ListOrganizationAuditStreams)
    .output(z.array(AuditStream))
    .query(({ ctx }) => listStreams(ctx, ctx.organizationId)),
  updateAuditStream: memberCanSetUrl
    .meta(post('/organization/update-audit-stream', 'Change, disable or enable an audit stream of an organization'))
    .meta(onUpdate)
    .input(UpdateOrganizationAuditStream)
    .output(AuditStream)
    .mutation(async (call) => {
      await requireAllowedUrl(call, call.ctx.organizationId);
      await lockMember(call.ctx, managers);
      return updateStream(call, call.ctx.organizationId);
    }),
  deleteAuditStream: memberCanManage
    .meta(post('/organization/delete-audit-stream', 'Delete an audit stream of an organization'))
    .meta(notFound)
    .input(OrganizationAuditStreamIdInput)
    .output(Success)
    .mutation((call) => deleteStream(call, call.ctx.organizationId)),
  testAuditStream: memberCanManage
    .meta(post('/organization/test-audit-stream', 'Write an entry that an audit stream of an organization sends'))
    .meta(onTest)
    .input(OrganizationAuditStreamIdInput)
    .output(Success)
    .mutation((call) => testStream(call, call.ctx.organizationId)),
  rewindAuditStream: memberCanManage
    .meta(post('/organization/rewind-audit-stream', 'Send entries of an audit stream of an organization again'))
    .meta(onRewind)
    .input(RewindOrganizationAuditStream)
    .output(AuditStream)
    .mutation((call) => rewindStream(call, call.ctx.organizationId)),
};

export const auditStreamRouter = { admin: platformStreams, organization: organizationStreams };
