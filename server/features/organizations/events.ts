import { defineEvent, type EventContext } from '#server/events.ts';

import { organizationOptions } from './organization.options.ts';

/** A user is no member any more, while user and organization remain. */
export const memberRemoved = defineEvent<{ organizationId: string; userId: string }>('memberRemoved');

/** An organization is about to be deleted; its row is locked. Members, teams and invitations go by cascade. */
export const organizationDeleting = defineEvent<{ organizationId: string }>('organizationDeleting');

type Hooks = ReturnType<typeof organizationOptions.of>['organizationHooks'];
type Act = keyof Hooks extends infer Name ? (Name extends `before${infer Rest}` ? Rest : never) : never;
type Payload<Name extends Act> = Parameters<NonNullable<Hooks[`before${Name}`]>>[0];

/** Runs the operator's hook before an act, in its transaction, and has the one after it run once it is committed. */
export async function runHooks<Name extends Act>(ctx: EventContext, act: Name, payload: Payload<Name>): Promise<void> {
  const hooks = organizationOptions.of(ctx).organizationHooks;
  // The pair of one act takes one payload, which the compiler cannot see through the computed names.
  const before = hooks[`before${act}`] as Hook<Name> | undefined;
  const after = hooks[`after${act}`] as Hook<Name> | undefined;
  await before?.(payload);
  if (after) ctx.afterCommit(`after${act}`, async () => after(payload));
}

type Hook<Name extends Act> = (payload: Payload<Name>) => Promise<void> | void;
