import type { IconUsers } from '@tabler/icons-react';
import { createContext, useContext, type ComponentType } from 'react';

import type { Outputs } from '#client/sdk/calls.ts';
import type { OrganizationPermissions } from '#shared/lib/organization-access.ts';
import type { PlatformPermissions } from '#shared/lib/platform-permissions.ts';
import type { PublicConfiguration } from '#shared/lib/public-configuration.ts';

import type { ErrorTexts } from '#client/components/text/error-message.ts';

/** Screens by address; each is loaded when it is first visited (`screen`). */
type Screens = Readonly<Record<string, ComponentType>>;

export interface NavigationEntry {
  /** In the organization's area, `:slug` stands for the organization on the screen. */
  to: string;
  label: string;
  Icon: typeof IconUsers;
  /** Entries of a group stand together below its name; those without a group are the first. */
  group?: 'people' | 'developers' | 'records';
  /** Whether the service has it enabled. */
  isOffered?: (configuration: PublicConfiguration) => boolean;
}

/** What administrators should look at, on the start of the administration. */
export interface AttentionText {
  /** At most 60 characters; of the number, for what is counted. */
  title: string | ((count: number) => string);
  /** What follows from it, in a line. */
  about?: string;
  /** The option to change. */
  option?: string;
  /** The button that leads to the remedy, for administrators with the permissions. */
  action: { label: string | ((count: number) => string); to: string; needs: PlatformPermissions };
}

/** By the names of what the server finds (`findings` and `attention` of its features). */
export type AttentionTexts = Readonly<Record<string, AttentionText>>;

/** Entries of the menu, by area, and what else the signed-in app needs from the start. */
export interface Navigation {
  organization?: readonly (NavigationEntry & { needs?: OrganizationPermissions })[];
  account?: readonly NavigationEntry[];
  administration?: readonly (NavigationEntry & { needs: PlatformPermissions })[];
  /** Texts of errors that need a session. */
  errors?: ErrorTexts;
}

/** A user as administrators see it. */
export type ManagedUser = Outputs['admin']['getUser'];

/** An id in the details of an event. */
export interface AuditFact {
  id: string;
  /** Of the event; null for the platform. */
  organizationId: string | null;
  /** Of the organization on the screen; undefined in the administration. */
  slug: string | undefined;
}

/** Everything that one feature adds to the web app. Only `client/features.ts` imports a `feature.ts`. */
export interface Feature {
  name: string;
  screens?: {
    /** For visitors without a session; signed-in users are redirected. */
    withoutSession?: Screens;
    public?: Screens;
    signedIn?: Screens;
    /** For users with a session too, in the frame of the sign-in: they ask for one decision, and have no menu. */
    focused?: Screens;
    /** Pages of the account, inside its frame. */
    account?: Screens;
    /** Inside the frame of an organization, for its members. */
    members?: Screens;
    /** Inside the frame of a set-up link, for its holder. */
    setUp?: Screens;
  };
  /** The frame of the pages of the account. */
  accountFrame?: ComponentType;
  /** The frame of an organization's screens. */
  organizationFrame?: ComponentType;
  /** The frame of the screens of a set-up link. */
  setUpFrame?: ComponentType;
  /** Loaded with the frame of the signed-in app, since the sign-in screen needs neither icons nor the texts of these errors. */
  navigation?: () => Promise<{ navigation: Navigation }>;
  /** Loaded with the start of the administration. */
  attention?: () => Promise<{ attention: AttentionTexts }>;
  /** Actions on the page of a user, for administrators who may set its credentials. */
  managedUser?: readonly ComponentType<{ user: ManagedUser }>[];
  /** Parts of the overview of a user for administrators, each for those with its permissions. */
  userOverview?: readonly ComponentType<{ user: ManagedUser }>[];
  /** What the ids in the details of its events name, by the name of the detail. */
  auditFacts?: Readonly<Record<string, ComponentType<AuditFact>>>;
  /** Parts of the settings of an organization, each for members with its permissions. */
  organizationSettings?: readonly ComponentType[];
  /** Texts of its errors, loaded with every page. */
  errors?: ErrorTexts;
}

/** Declares a feature, with its exact addresses. */
export function defineFeature<const Declared extends Feature>(feature: Declared): Declared {
  return feature;
}

/** The addresses that features declare. */
export type AddressOf<Declared extends Feature> = Declared extends { screens: infer Groups }
  ? { [Group in keyof Groups]: keyof Groups[Group] & string }[keyof Groups]
  : never;

export const InstalledFeatures = createContext<readonly Feature[]>([]);

export function useFeatures(): readonly Feature[] {
  return useContext(InstalledFeatures);
}
