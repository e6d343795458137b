import type { z } from 'zod';

import type { Call } from '#server/call/context.ts';
import { lockOrganization } from '#server/features/admin/organizations/organizations.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { disable } from '#server/features/sso/connections/manage-connections.ts';
import { attentionOf } from '#server/features/sso/connections/present-connections.ts';
import { AppError } from '#server/lib/errors.ts';
import type { AdministeredConnection, ConnectionIdInput, ListConnections } from '#shared/sso/administration.ts';

import { readAttempts, readConnection, readConnectionPage } from './queries.ts';

type Row = z.input<typeof AdministeredConnection>;

export async function listConnections({ ctx, input }: Call<AuthenticatedContext, typeof ListConnections>) {
  const { rows, ...page } = await readConnectionPage(ctx.reads, input);
  return { connections: rows.map(present), ...page };
}

export async function getConnection({ ctx, input }: Call<AuthenticatedContext, typeof ConnectionIdInput>) {
  const connection = await readConnection(ctx.reads, input.connectionId);
  if (connection === null) throw new AppError('PROVIDER_NOT_FOUND');
  return present(connection);
}

export async function listConnectionAttempts({ ctx, input }: Call<AuthenticatedContext, typeof ConnectionIdInput>) {
  const attempts = await readAttempts(ctx.reads, input.connectionId);
  if (attempts.length === 0) await getConnection({ ctx, input });
  return attempts;
}

/** For an attack through an identity provider: its users stay signed in, and its organization can enable it again. */
export async function disableConnection({ ctx, input }: Call<AuthenticatedContext, typeof ConnectionIdInput>) {
  const { organizationId } = await requireConnection(ctx, input.connectionId);
  await lockOrganization(ctx, organizationId);
  await disable(ctx, await requireConnection(ctx, input.connectionId));
  return { success: true as const };
}

/** Read again after the call may have waited for the lock. */
async function requireConnection({ em }: AuthenticatedContext, id: string): Promise<SsoConnection> {
  const connection = await em.findOne(SsoConnection, { id }, { refresh: true });
  if (connection === null) throw new AppError('PROVIDER_NOT_FOUND');
  return connection;
}

function present(row: Omit<Row, 'attention'>): Row {
  return { ...row, attention: attentionOf(row) };
}
