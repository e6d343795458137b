import type { EntitySchema } from '@mikro-orm/postgresql';
import type { TRPCRouterRecord } from '@trpc/server';

import type { PublicConfiguration } from '#shared/lib/public-configuration.ts';

import type { AppServices } from '#server/call/context.ts';
import { kitTags, type Feature, type Tag } from '#server/call/feature.ts';
import type { Protocol } from '#server/call/protocol.ts';
import { features } from './features.ts';
import type { FieldsByRecord } from '#server/fields/extended-schemas.ts';
import { requireFreeNames } from '#server/fields/reserved-names.ts';
import type { FeatureCookie } from '#server/http/cookies.ts';
import { sharedLimits, type CallLimits, type LimitRule } from '#server/http/limits.ts';
import type { MailDefinition } from '#server/mail/define-mail.ts';
import type { Notices } from '#server/mail/notices.ts';
import { OutgoingMailSchema } from '#server/mail/outgoing-mail.entity.ts';
import type { Options } from '#server/options/kit-options.ts';
import { appRouter } from './router.ts';

const installed: readonly Feature[] = features;

/** The entities of the kit and of the installed features. */
export const entities: readonly EntitySchema[] = [
  OutgoingMailSchema,
  ...installed.flatMap(({ entities: own = [] }) => own),
];

/** The mails of the features, by name. */
export const mails: ReadonlyMap<string, MailDefinition> = new Map(
  installed.flatMap(({ mails: own = [] }) => own.map((mail) => [mail.name, mail])),
);

/** Whether users get a notice of an audit event, by event. */
export const notices: Notices = new Map(installed.flatMap(({ notices: own = {} }) => Object.entries(own)));

/** The cookies of the features. */
export const featureCookies: readonly FeatureCookie[] = installed.flatMap(({ cookies = [] }) => cookies);

/** The built-in rate limits, by call. */
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

/** The additional fields of the records of the features. @throws OptionsError for a name that is taken. */
export function additionalFields(service: { options: Options }): FieldsByRecord {
  const declared = installed.flatMap(({ fields = {} }) => Object.entries(fields));
  const fields: FieldsByRecord = Object.fromEntries(declared.map(([record, fieldsOf]) => [record, fieldsOf(service)]));
  requireFreeNames(fields, entities);
  return fields;
}

/** The options that the web app and other clients may know: what the features tell about them, and the name of the service. */
export async function publicConfiguration(service: AppServices): Promise<PublicConfiguration> {
  const { appName: name, basePath, branding, languages } = service.options;
  const mailbox = service.mailer.mailbox !== null;
  const values = await Promise.all(installed.map(async (feature) => feature.publicConfiguration?.(service)));
  return Object.assign({ name, basePath, branding, languages, mailbox }, ...values) as PublicConfiguration;
}

const protocols = () => installed.flatMap(({ protocols: own = [] }) => own);

/** The protocols that the options enable. */
export function enabledProtocols(options: Options): Protocol[] {
  return protocols().filter(({ enabled }) => enabled?.(options) ?? true);
}

/** The routes of all protocols, as rate limits name them. */
export function protocolRoutes(): { name: string; meta: { openapi: { path: string } } }[] {
  return protocols().flatMap(({ prefix, routes }) =>
    routes.map(({ name, path }) => ({ name, meta: { openapi: { path: prefix + path } } })),
  );
}

/** The input of the API documents. */
export const documentation = {
  router: appRouter,
  /** Those of the kit, then those of the features. */
  tags: [...new Set<Tag>([...Object.values(kitTags), ...tagsOfCalls.values(), ...protocols().map(({ tag }) => tag)])],
  tagOf: (call: string): Tag => tagsOfCalls.get(call)!,
  policyErrors: {
    'sign-in': installed.flatMap(({ signInPolicies = [] }) => signInPolicies.flatMap(({ errors }) => errors)),
    organization: installed.flatMap(({ organizationPolicies = [] }) =>
      organizationPolicies.flatMap(({ errors }) => errors),
    ),
  },
  limits: [
    ...new Set<LimitRule>([
      ...sharedLimits,
      ...[...rateLimits.values()].flatMap((limits) => (limits === 'unlimited' ? [] : limits)),
    ]),
  ],
};
