import type { PublicOptions } from './options.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

type SsoAccount = Outputs['sso']['getAccount'];
export type SsoConnection = SsoAccount['connections'][number];

const none: SsoAccount = { managedBy: null, connections: [] };

/** The identity providers of the user's organizations, and the organization that manages the account. */
export function useSsoAccount({ sso }: PublicOptions): SsoAccount {
  return trpc.sso.getAccount.useQuery(undefined, { enabled: sso }).data ?? none;
}

/** The organization whose identity provider sets the profile; null if the user does. */
export function useProfileManager(options: PublicOptions): string | null {
  const { managedBy } = useSsoAccount(options);
  return managedBy?.followsProfile ? managedBy.organizationName : null;
}
