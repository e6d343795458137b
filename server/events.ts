import type { RequestContext } from './context.ts';

/** The context of subscribers. The operator's commands emit events too, so it contains nothing of a request. */
export type EventContext = Pick<
  RequestContext,
  'em' | 'options' | 'audit' | 'afterCommit' | 'credentials' | 'tokens' | 'subscriptions'
>;

/** A change to users or organizations that other features react to. */
export interface LifecycleEvent<Payload> {
  readonly name: string;
  /** Runs the subscribers in order, inside the call's transaction; an error of a subscriber fails the call. */
  emit(ctx: EventContext, payload: Payload): Promise<void>;
}

type Handler<Payload> = (ctx: EventContext, payload: Payload) => Promise<void>;

/** Created by `on`, which checks the type of the payload. */
export interface Subscription {
  readonly event: string;
  readonly handler: Handler<never>;
}

export function defineEvent<Payload>(name: string): LifecycleEvent<Payload> {
  return {
    name,
    emit: async (ctx, payload) => {
      for (const { handler } of ctx.subscriptions.get(name) ?? []) await (handler as Handler<Payload>)(ctx, payload);
    },
  };
}

/** Subscribes to an event in a `feature.ts`. */
export function on<Payload>(event: LifecycleEvent<Payload>, handler: Handler<Payload>): Subscription {
  return { event: event.name, handler };
}
