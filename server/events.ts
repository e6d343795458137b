import type { Service, RequestContext } from './context.ts';

/** What subscribers may use: the operator's commands cause events too, and serve no request. */
export type EventContext = Pick<
  RequestContext,
  'em' | 'options' | 'audit' | 'afterCommit' | 'credentials' | 'tokens' | 'subscriptions'
>;

/** Something that happens to users or organizations and that other features react to. `Payload` says to whom. */
export interface LifecycleEvent<Payload> {
  readonly name: string;
  /** Calls the subscribers one after the other, inside the transaction of the call; one that throws refuses the call. */
  emit(ctx: EventContext, payload: Payload): Promise<void>;
}

type Handler<Payload> = (ctx: EventContext, payload: Payload) => Promise<void>;

/** A subscriber of one event; the payload's type is checked where `on` makes it. */
export interface Subscription {
  readonly event: string;
  readonly handler: Handler<never>;
}

/** All subscriptions of a service by event, in the order of the features. */
export type Subscriptions = ReadonlyMap<string, readonly Subscription[]>;

export function defineEvent<Payload>(name: string): LifecycleEvent<Payload> {
  return {
    name,
    emit: async (ctx, payload) => {
      for (const { handler } of ctx.subscriptions.get(name) ?? []) await (handler as Handler<Payload>)(ctx, payload);
    },
  };
}

/** Subscribes to an event, in a `feature.ts`. */
export function on<Payload>(event: LifecycleEvent<Payload>, handler: Handler<Payload>): Subscription {
  return { event: event.name, handler };
}

export function subscriptionsOf(subscriptions: readonly Subscription[]): Service['subscriptions'] {
  return Map.groupBy(subscriptions, ({ event }) => event);
}
