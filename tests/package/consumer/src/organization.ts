import { createGatehouseClient, type Outputs, type Session } from '@gatehouse/client';
import {
  trpc,
  useActiveMember,
  useActiveOrganization,
  useListOrganizations,
  usePermission,
} from '@gatehouse/client/react';

/** Exports with inferred types, all of which declarations can name. */
export const client = createGatehouseClient({ baseURL: 'http://localhost:3000' });
export const useMembers = (search: string) => trpc.organization.listMembers.useQuery({ search, limit: 20 });
export const useInvite = () => trpc.organization.inviteMember.useMutation();
export const useUtils = () => trpc.useUtils();
export function useOverview() {
  return {
    all: useListOrganizations(),
    active: useActiveOrganization(),
    me: useActiveMember(),
    mayInvite: usePermission({ invitation: ['create'] }),
  };
}

export type Members = Outputs['organization']['listMembers']['members'];
export const expiryOf = ({ expiresAt }: Session) => new Date(expiresAt);

// @ts-expect-error -- the role is required.
export const incomplete = () => client.organization.inviteMember.mutate({ email: 'bob@example.com' });
