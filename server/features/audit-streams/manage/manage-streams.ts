import type { z } from 'zod';

import type { EventContext } from '#server/call/lifecycle-events.ts';
import { AuditStream } from '#server/features/audit-streams/audit-stream.entity.ts';
import { auditStreamOptions } from '#server/features/audit-streams/audit-stream.options.ts';
import { openCredentials, sealCredentials } from '#server/features/audit-streams/credentials.ts';
import { countBehind } from '#server/features/audit-streams/send/read-batch.ts';
import { httpsUrlOf } from '#server/features/audit-streams/send/send-batch.ts';
import type { AuthenticatedContext, AuthenticatedQueryContext } from '#server/features/sessions/context.ts';
import { requireAllowedDestination } from '#server/http/outgoing/http-client.ts';
import { HttpClientError } from '#server/http/outgoing/http-client-error.ts';
import { AppError, rejectField } from '#server/lib/errors.ts';
import { now } from '#server/lib/now.ts';
import { newWebhookSecret } from '#server/security/webhook-secret.ts';
import type {
  AuditStreamIdInput,
  CreateAuditStream,
  CreateOrganizationAuditStream,
  RewindAuditStream,
  UpdateAuditStream,
  UpdateOrganizationAuditStream,
} from '#shared/audit-streams/schemas.ts';

/** The organization that the streams belong to; null for the platform. */
export type Owner = string | null;

interface CallOf<Input extends z.ZodType> {
  ctx: AuthenticatedContext;
  input: z.output<Input>;
}
type Create = CallOf<typeof CreateAuditStream | typeof CreateOrganizationAuditStream>;
type Update = CallOf<typeof UpdateAuditStream | typeof UpdateOrganizationAuditStream>;
type ById = CallOf<typeof AuditStreamIdInput>;

/** Rejects a URL that nothing would be sent to. It asks name servers, so it runs before the call locks or writes anything. */
export async function requireAllowedUrl({ ctx, input }: Create | Update, owner: Owner): Promise<void> {
  const { url } = input;
  if (url === undefined) return;
  const id = 'streamId' in input ? input.streamId : null;
  // One that the stream has already is not checked again.
  if (id !== null && (await ctx.em.count(AuditStream, { id, organization: owner, url })) > 0) return;
  try {
    await requireAllowedDestination(httpsUrlOf(url).href, ctx.options.outgoing);
  } catch (error) {
    if (error instanceof HttpClientError) throw new AppError('INVALID_AUDIT_STREAM_URL');
    throw error;
  }
}

export async function createStream({ ctx, input }: Create, owner: Owner) {
  const { em, user, secrets } = ctx;
  const { token, clientKey, ...fields } = input;
  requireScheme(fields.preset, fields.url);
  if (token === undefined && ['splunk', 'datadog', 'elastic'].includes(fields.preset)) rejectField('token');
  if ((fields.clientCertificate === null) !== (clientKey === null)) rejectField('clientKey');
  if ((await em.count(AuditStream, { organization: owner })) >= auditStreamOptions.of(ctx).maximumStreams) {
    throw new AppError('AUDIT_STREAM_LIMIT_REACHED');
  }
  const secret = fields.preset === 'generic' ? newWebhookSecret() : null;
  const { name, preset, format, url, ca, clientCertificate, events } = fields;
  const stream = em.create(AuditStream, {
    name,
    preset,
    format,
    url,
    ca,
    clientCertificate,
    events,
    includesOrigin: 'includesOrigin' in fields ? fields.includesOrigin : false,
    organization: owner,
    creator: user.id,
    sequence: await lastSequence(ctx),
  });
  const credentials = {
    ...(token === undefined ? {} : { token }),
    ...(secret === null ? {} : { secret }),
    ...(clientKey === null ? {} : { clientKey }),
  };
  stream.credentials = sealCredentials(secrets, credentials, stream.id);
  record(ctx, 'audit-stream.created', stream);
  return { stream, secret };
}

export async function updateStream({ ctx, input }: Update, owner: Owner) {
  const stream = await requireStream(ctx, input.streamId, owner);
  const { token, clientKey, enabled } = input;
  const { name = stream.name, format = stream.format, url = stream.url, ca = stream.ca } = input;
  const { clientCertificate = stream.clientCertificate, events = stream.events } = input;
  requireScheme(stream.preset, url);
  const origin = 'includesOrigin' in input ? input.includesOrigin : undefined;
  const includesOrigin = origin ?? stream.includesOrigin;
  ctx.em.assign(stream, { name, format, url, ca, clientCertificate, events, includesOrigin });
  if (token !== undefined || clientKey !== undefined) {
    const { clientKey: oldKey, ...old } = openCredentials(ctx.secrets, stream.credentials, stream.id) ?? {};
    const key = clientKey === undefined ? oldKey : clientKey;
    const credentials = {
      ...old,
      ...(token === undefined ? {} : { token }),
      ...(key === null || key === undefined ? {} : { clientKey: key }),
    };
    stream.credentials = sealCredentials(ctx.secrets, credentials, stream.id);
  }
  // What was corrected is tried at once.
  ctx.em.assign(stream, { nextAttemptAt: null });
  if (enabled === true) stream.disabledAt = null;
  if (enabled === false) stream.disabledAt ??= now();
  record(ctx, 'audit-stream.updated', stream);
  return stream;
}

export async function deleteStream({ ctx, input }: ById, owner: Owner) {
  const stream = await requireStream(ctx, input.streamId, owner);
  ctx.em.remove(stream);
  record(ctx, 'audit-stream.deleted', stream);
  return { success: true as const };
}

/** Writes an entry that the stream sends whatever its events. */
export async function testStream({ ctx, input }: ById, owner: Owner) {
  const stream = await requireStream(ctx, input.streamId, owner);
  if (stream.disabledAt !== null) throw new AppError('AUDIT_STREAM_IS_DISABLED');
  ctx.em.assign(stream, { nextAttemptAt: null });
  record(ctx, 'audit-stream.tested', stream);
  return { success: true as const };
}

/** A batch that is on its way does not move the position, which is no longer the one from which it was read. */
export async function rewindStream({ ctx, input }: CallOf<typeof RewindAuditStream>, owner: Owner) {
  const stream = await requireStream(ctx, input.streamId, owner);
  if (input.toSequence > (await lastSequence(ctx))) throw new AppError('SEQUENCE_IS_IN_THE_FUTURE');
  ctx.em.assign(stream, { sequence: input.toSequence, nextAttemptAt: null });
  record(ctx, 'audit-stream.rewound', stream);
  return stream;
}

export async function listStreams({ em, reads }: Pick<AuthenticatedQueryContext, 'em' | 'reads'>, owner: Owner) {
  const streams = await em.findAll(AuditStream, { where: { organization: owner }, orderBy: { id: 'asc' } });
  const behind = await countBehind(reads, streams);
  return streams.map((stream, n) => Object.assign(stream, { behind: behind[n]! }));
}

/** For an account that a new owner takes over. They can be enabled again. */
export async function disableStreamsOf(ctx: EventContext, organizationId: string): Promise<void> {
  const streams = await ctx.em.find(AuditStream, { organization: organizationId, disabledAt: null });
  for (const stream of streams) {
    stream.disabledAt = now();
    ctx.audit('audit-stream.updated', { organizationId, details: { streamId: stream.id } });
  }
}

async function requireStream({ em }: AuthenticatedContext, id: string, owner: Owner): Promise<AuditStream> {
  const stream = await em.findOne(AuditStream, { id, organization: owner });
  if (stream === null) throw new AppError('AUDIT_STREAM_NOT_FOUND');
  return stream;
}

/** Syslog has a scheme of its own. */
function requireScheme(preset: AuditStream['preset'], url: string): void {
  if ((preset === 'syslog') !== url.startsWith('tls:')) throw new AppError('INVALID_AUDIT_STREAM_URL');
}

/** On the connection of the call's transaction. */
async function lastSequence({ em }: AuthenticatedContext): Promise<number> {
  const [row] = await em.execute<{ last: string }[]>('select coalesce(max("sequence"), 0) as last from "event"');
  return Number(row!.last);
}

type StreamEvent = `audit-stream.${'created' | 'updated' | 'deleted' | 'tested' | 'rewound'}`;

function record(ctx: AuthenticatedContext, event: StreamEvent, { id, organizationId }: AuditStream): void {
  ctx.audit(event, { organizationId, details: { streamId: id } });
}
