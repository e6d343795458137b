import type { z } from 'zod';

import type { RequestContext, AppServices } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { defineService } from '#server/call/feature.ts';
import { callUrl } from '#server/http/address.ts';
import { createHttpClient } from '#server/http/outgoing/http-client.ts';
import type { Check } from '#server/options/checks.ts';

import type { CommonOptions } from './define-provider.ts';
import { cachedDiscovery, discover, type DiscoveryError } from './discovery.ts';
import { Provider, type Connection } from './provider.ts';
import { providers, type ProviderId } from './providers.ts';
import { oauthProvider } from './providers/oauth2.ts';
import { openIdProvider, type OpenIdOptions } from './providers/openid-connect.ts';
import { oauthProviderOptions, openIdProviderOptions, socialProviderOptions } from './social.options.ts';

type OpenIdProviderOptions = z.output<typeof OpenIdOptions>;

/** The ids of the configured providers, in the order of the options. */
export function configuredProviderIds(service: Pick<AppServices, 'options'>): string[] {
  const builtIn = Object.entries(socialProviderOptions.of(service)).filter(([, options]) => options !== undefined);
  const added = { ...openIdProviderOptions.of(service), ...oauthProviderOptions.of(service) };
  return [...builtIn.map(([id]) => id), ...Object.keys(added)];
}

function createProviders(service: Pick<AppServices, 'options' | 'log'>): ReadonlyMap<string, Provider> {
  const http = createHttpClient(service.options.outgoing, service.options.baseUrl);
  const builtIn = socialProviderOptions.of(service);
  const openId = openIdProviderOptions.of(service);
  const oauth = oauthProviderOptions.of(service);
  const create = (id: string) => {
    const connection = { http, log: service.log, callbackUrl: callUrl(service.options, `/callback/${id}`) };
    if (openId[id] && oauth[id]) throw new Error(`openIdProviders and oauthProviders both contain ${id}`);
    if (oauth[id]) return new Provider(oauthProvider(id, oauth[id]), oauth[id], connection);
    if (openId[id]) return createOpenIdProvider(id, openId[id], connection);
    // The client secret is optional only for Apple and VK, whose definitions handle that.
    return new Provider(providers[id as ProviderId], builtIn[id as ProviderId] as CommonOptions, connection);
  };
  return new Map(configuredProviderIds(service).map((id) => [id, create(id)]));
}

/** A provider of the options whose endpoints are discovered. */
function createOpenIdProvider(id: string, options: OpenIdProviderOptions, connection: Connection): Provider {
  const discover = cachedDiscovery({ issuer: options.issuer }, connection.http);
  return new Provider(openIdProvider(id, options.name), options, { ...connection, discover });
}

export const configuredProviders = defineService('providers', createProviders);

/** Providers that another feature looks up, such as those that are rows. */
export interface ProviderSource {
  /** Of their ids. Ids of configured providers have no colon. */
  readonly prefix: `${string}:`;
  /** Null also for one without OAuth tokens, such as a SAML identity provider. */
  find(ctx: RequestContext, id: string): Promise<Provider | null>;
}

/** Features add theirs when the service starts. */
export const providerSources = defineService('providerSources', (): ProviderSource[] => []);

/** The provider of an account. */
export async function findProvider(ctx: RequestContext, id: string): Promise<Provider | null> {
  const source = providerSources.of(ctx).find(({ prefix }) => id.startsWith(prefix));
  return source ? source.find(ctx, id) : (configuredProviders.of(ctx).get(id) ?? null);
}

export function listProviders(service: Pick<AppServices, 'featureServices'>): { id: string; name: string }[] {
  return [...configuredProviders.of(service).values()].map(({ id, name }) => ({ id, name }));
}

/** Every provider with the URL to register with it: the configured ones first, then the other built-in ones. */
export function describeProviders(service: Pick<AppServices, 'featureServices' | 'options'>) {
  const configured = configuredProviders.of(service);
  const others = Object.values(providers).filter(({ id }) => !configured.has(id));
  return [
    ...[...configured.values()].map(({ id, name, callbackUrl }) => ({ id, name, enabled: true, callbackUrl })),
    ...others.map(({ id, name }) => ({
      id,
      name,
      enabled: false,
      callbackUrl: callUrl(service.options, `/callback/${id}`),
    })),
  ];
}

/** The configured provider with this id. Those of other features have sign-in calls of their own. */
export function requireProvider(ctx: RequestContext, id: string): Provider {
  const provider = configuredProviders.of(ctx).get(id);
  if (!provider) throw new AppError('PROVIDER_NOT_FOUND');
  return provider;
}

/** Reads the discovery documents of the added providers. */
export const discoveryCheck: Check = {
  name: 'OpenID Connect provider',
  problemsOf: async (options) => {
    const http = createHttpClient(options.outgoing, options.baseUrl);
    const issuers = Object.entries(openIdProviderOptions.of({ options })).map(async ([id, { issuer }]) => {
      const reason = await discover({ issuer }, http).then(
        () => null,
        (error: unknown) => (error as DiscoveryError).message,
      );
      return reason === null ? [] : [`the discovery of ${id} (${issuer}) failed: ${reason}`];
    });
    return (await Promise.all(issuers)).flat();
  },
};
