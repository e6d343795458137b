import { isDeepStrictEqual } from 'node:util';

import { z } from 'zod';

import type { EventContext } from '#server/call/lifecycle-events.ts';
import type { DeclaredFields } from '#server/fields/additional-fields.ts';
import { parseOperatorFields } from '#server/fields/operator-fields.ts';
import type { StoredFields } from '#server/options/hooks/records.ts';
import { Logo, OrganizationName, Slug } from '#shared/organizations/schemas.ts';
import { TeamName } from '#shared/organizations/teams.ts';

import { organizationOptions } from './organization.options.ts';
import type * as payloads from './organization.types.ts';

interface Payloads {
  CreateOrganization: payloads.OrganizationCreated;
  UpdateOrganization: payloads.OrganizationUpdating;
  DeleteOrganization: payloads.OrganizationDeleted;
  AddMember: payloads.MemberAdded;
  RemoveMember: payloads.MemberRemoved;
  UpdateMemberRole: payloads.MemberRoleChanging;
  CreateInvitation: payloads.InvitationCreated;
  AcceptInvitation: payloads.InvitationAccepted;
  RejectInvitation: payloads.InvitationRejected;
  CancelInvitation: payloads.InvitationCanceled;
  CreateTeam: payloads.TeamChanged;
  UpdateTeam: payloads.TeamChanging;
  DeleteTeam: payloads.TeamChanged;
  AddTeamMember: payloads.TeamMemberChanged;
  RemoveTeamMember: payloads.TeamMemberChanged;
}
type Action = keyof Payloads;

interface AfterPayloads extends Omit<Payloads, 'UpdateOrganization' | 'UpdateMemberRole' | 'UpdateTeam'> {
  UpdateOrganization: payloads.OrganizationUpdated;
  UpdateMemberRole: payloads.MemberRoleChanged;
  UpdateTeam: payloads.TeamChanged;
}

/** Computed only if there is a hook. */
type Lazy<Payload> = () => Payload | Promise<Payload>;
type Hook = (payload: unknown) => Promise<{ data: Record<string, unknown> } | void>;

// The payload of each hook is that of its action, which the compiler cannot derive from the computed names.
function hookOf(ctx: EventContext, name: `${'before' | 'after'}${Action}`): Hook | undefined {
  const hooks: Record<string, unknown> = organizationOptions.of(ctx).organizationHooks;
  return hooks[name] as Hook | undefined;
}

/** Runs the operator's `before…` hook inside the transaction of the call. */
export async function runBefore<Name extends Action>(
  ctx: EventContext,
  action: Name,
  payload: Lazy<Payloads[Name]>,
): Promise<void> {
  await hookOf(ctx, `before${action}`)?.(await payload());
}

/** Runs the operator's `after…` hook once the transaction is committed. */
export async function runAfter<Name extends Action>(
  ctx: EventContext,
  action: Name,
  payload: Lazy<AfterPayloads[Name]>,
): Promise<void> {
  const after = hookOf(ctx, `after${action}`);
  if (!after) return;
  const computed = await payload();
  ctx.afterCommit(`after${action}`, async () => void (await after(computed)));
}

/** Runs both hooks of an action that has one payload. */
export async function runOrganizationHooks<
  Name extends Exclude<Action, 'UpdateOrganization' | 'UpdateMemberRole' | 'UpdateTeam'>,
>(ctx: EventContext, action: Name, payload: Lazy<Payloads[Name] & AfterPayloads[Name]>): Promise<void> {
  await runBefore(ctx, action, payload);
  await runAfter(ctx, action, payload);
}

const organizationChanges = z.strictObject({
  name: OrganizationName,
  slug: Slug,
  logo: Logo.nullable(),
  metadata: z.union([
    z.string().nullable(),
    z.record(z.string(), z.unknown()).transform((value) => JSON.stringify(value)),
  ]),
});
const memberChanges = z.strictObject({ role: z.string() });
const teamChanges = z.strictObject({ name: TeamName });

/** What `before…` may change. */
const changeable = {
  CreateOrganization: { schema: organizationChanges, record: 'organization' },
  UpdateOrganization: { schema: organizationChanges, record: 'organization' },
  AddMember: { schema: memberChanges, record: 'member' },
  UpdateMemberRole: { schema: memberChanges, record: null },
  CreateInvitation: { schema: z.strictObject({ role: z.string(), expiresAt: z.date() }), record: 'invitation' },
  CreateTeam: { schema: teamChanges, record: null },
  UpdateTeam: { schema: teamChanges, record: null },
} as const;
type Changing = keyof typeof changeable;

/** The fields that a `before…` hook changes. */
export type Changes<Name extends Changing> = Partial<z.output<(typeof changeable)[Name]['schema']>> & {
  additionalFields?: StoredFields;
};

/** Runs the `before…` hook of an action. `subject` is the record that is about to be stored. */
export async function changesBefore<Name extends Changing>(
  ctx: EventContext,
  action: Name,
  { subject, payload }: { subject: object; payload: Lazy<Payloads[Name]> },
): Promise<Changes<Name>> {
  const { data = {} } = (await hookOf(ctx, `before${action}`)?.(await payload())) ?? {};
  const row = subject as Record<string, unknown>;
  const isChanged = ([name, value]: [string, unknown]) => value !== undefined && !isDeepStrictEqual(value, row[name]);
  const changed = Object.entries(data).filter(isChanged);
  if (changed.length === 0) return {};

  const { schema, record } = changeable[action];
  const declared: DeclaredFields = record ? organizationOptions.of(ctx).schema[record].additionalFields : {};
  const isDeclared = ([name]: [string, unknown]) => Object.hasOwn(declared, name);
  const own = schema.partial().safeParse(Object.fromEntries(changed.filter((entry) => !isDeclared(entry))));
  const { fields, rejected } = await parseOperatorFields(declared, Object.fromEntries(changed.filter(isDeclared)));
  if (!own.success || rejected.length > 0) {
    const problem = rejected[0] ?? own.error!.issues[0]!.message;
    throw new Error(`organizationHooks.before${action} returned invalid data: ${problem}`);
  }
  if (Object.keys(fields).length === 0) return own.data as Changes<Name>;
  const stored = (row['additionalFields'] ?? {}) as StoredFields;
  return { ...own.data, additionalFields: { ...stored, ...fields } } as unknown as Changes<Name>;
}
