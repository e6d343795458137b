import { defineEvent, type EventContext } from '#server/events.ts';

import { organizationOptions } from './organization.options.ts';
import type {
  InvitationAccepted,
  OrganizationCreated,
  OrganizationDeleted,
  OrganizationHook,
} from './organization.types.ts';

/** A member left or was removed, while user and organization remain. */
export const memberRemoved = defineEvent<{ organizationId: string; userId: string }>('memberRemoved');

/** An organization is about to be deleted; its row is locked. Members, teams and invitations go by cascade. */
export const organizationDeleting = defineEvent<{ organizationId: string }>('organizationDeleting');

/** The logo of an organization changed; null if it was removed. The row of the organization is locked. */
export const logoChanged = defineEvent<{ organizationId: string; logo: string | null }>('logoChanged');

interface HookPayloads {
  CreateOrganization: OrganizationCreated;
  DeleteOrganization: OrganizationDeleted;
  AcceptInvitation: InvitationAccepted;
}

/** Runs the operator's `before…` hook inside the transaction of the call, and the `after…` hook once it is committed. */
export async function runHooks<Action extends keyof HookPayloads>(
  ctx: EventContext,
  action: Action,
  payload: HookPayloads[Action],
): Promise<void> {
  // Both hooks of an action take its payload, which the compiler cannot derive from the computed names.
  const hooks: Record<string, unknown> = organizationOptions.of(ctx).organizationHooks;
  const before = hooks[`before${action}`] as OrganizationHook<HookPayloads[Action]> | undefined;
  const after = hooks[`after${action}`] as typeof before;
  await before?.(payload);
  if (after) ctx.afterCommit(`after${action}`, async () => after(payload));
}
