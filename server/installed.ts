import type { EntitySchema } from '@mikro-orm/postgresql';
import type { TRPCRouterRecord } from '@trpc/server';

import type { Feature } from './feature.ts';
import { features } from './features.ts';
import { sharedLimits, type CallLimits, type LimitRule } from './http/limits.ts';
import { OutgoingMailSchema } from './mail/outgoing-mail.entity.ts';
import { appRouter } from './router.ts';
import { kitTags, type Tag } from './tags.ts';

const installed: readonly Feature[] = features;

/** Every entity of the service: the kit's own and those of the installed features. */
export const entities: readonly EntitySchema[] = [
  OutgoingMailSchema,
  ...installed.flatMap(({ entities: own = [] }) => own),
];

/** The limits of the service as shipped, by call. */
export const rateLimits: ReadonlyMap<string, CallLimits> = new Map(
  installed.flatMap(({ rateLimits: own = {} }) => Object.entries(own)),
);

const tagsOfCalls = new Map(
  installed.flatMap(({ tag = kitTags.service, router = {} }) =>
    namesIn(router).map((name) => [name, typeof tag === 'function' ? tag(name) : tag] as const),
  ),
);

/** The names of a feature's calls. */
export function namesIn(record: TRPCRouterRecord, prefix = ''): string[] {
  return Object.entries(record).flatMap(([key, value]) =>
    // A procedure is a function.
    typeof value === 'function' ? [prefix + key] : namesIn(value as TRPCRouterRecord, `${prefix}${key}.`),
  );
}

/** What documents say of the calls beyond the router's own rows. */
export const documentation = {
  router: appRouter,
  /** In the order of reading: those of the kit, then those that a feature brings. */
  tags: [...new Set<Tag>([...Object.values(kitTags), ...tagsOfCalls.values()])],
  tagOf: (call: string): Tag => tagsOfCalls.get(call)!,
  limits: [...new Set<LimitRule>([...sharedLimits, ...[...rateLimits.values()].filter(isLimited).flat()])],
};

function isLimited(limits: CallLimits): limits is readonly LimitRule[] {
  return limits !== 'unlimited';
}
