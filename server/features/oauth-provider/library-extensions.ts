import type { EntityManager } from '@mikro-orm/postgresql';
import type Provider from 'oidc-provider';
import type { Adapter, Configuration, errors as Errors } from 'oidc-provider';

import type { AppServices } from '#server/call/context.ts';
import { defineService } from '#server/call/feature.ts';
import type { Options } from '#server/options/kit-options.ts';
import type { OAuthClientKind } from '#shared/oauth-provider/schemas.ts';
import type { ConnectedDevice } from '#shared/oauth-provider/consent.ts';
import type { z } from 'zod';

import type { ClientRule, LimitedToken } from './client-rule.ts';

/** What another feature adds to the library: a grant type, with the endpoints and the storage that it needs. */
export interface LibraryExtension {
  /** As in the parameter `grant_type`, and in the metadata of applications that may use it. */
  grantType: string;
  enabled: (options: Options) => boolean;
  /** Added to the configuration of the library. */
  configuration: (options: Options) => Required<Pick<Configuration, 'features' | 'routes' | 'ttl'>>;
  /** By the kind of what is stored. */
  adapters: Readonly<Record<string, Adapter>>;
  /** The devices to which users gave grants, newest first. */
  devicesOf?: (em: EntityManager, grantIds: readonly string[]) => Promise<DeviceOfGrant[]>;
  /** Registers the handler of a grant type that the library does not have. */
  register?: (provider: Provider, errors: typeof Errors) => void;
  /** What limits the applications of a kind. */
  rule?: ClientRule;
}

export type DeviceOfGrant = z.input<typeof ConnectedDevice> & { grantId: string };

/** Every application can have them. */
const ownGrantTypes = ['authorization_code', 'refresh_token'] as const;

class LibraryExtensions {
  readonly #service: AppServices;
  readonly #all: LibraryExtension[] = [];

  constructor(service: AppServices) {
    this.#service = service;
  }

  /** Called by the service of the feature that adds it, before the library is created. */
  add(extension: LibraryExtension): void {
    this.#all.push(extension);
  }

  get enabled(): LibraryExtension[] {
    return this.#all.filter(({ enabled }) => enabled(this.#service.options));
  }

  /** The rule for applications of a kind that is limited; undefined for others, and if the feature is off. */
  ruleFor({ kind }: { kind: OAuthClientKind }): ClientRule | undefined {
    return isLimited(kind) ? this.tokenRule : undefined;
  }

  /** The rule for access tokens of such applications, and for those that were passed on. */
  get tokenRule(): ClientRule | undefined {
    return this.enabled.find(({ rule }) => rule !== undefined)?.rule;
  }

  get grantTypes(): string[] {
    return [...ownGrantTypes, ...this.enabled.map(({ grantType }) => grantType)];
  }
}

/** Whether another feature limits the applications of a kind, which without it get nothing. */
export function isLimited(kind: OAuthClientKind): boolean {
  return kind === 'agent';
}

/** Whether the rule for applications of limited kinds decides about an access token. */
export function isLimitedToken({ claims, live }: LimitedToken): boolean {
  return isLimited(live.clientKind) || claims.act !== undefined;
}

export const libraryExtensions = defineService('oauthLibraryExtensions', (service) => new LibraryExtensions(service));

/** Those of an application that says nothing else. */
export const defaultGrantTypes: readonly string[] = ownGrantTypes;
