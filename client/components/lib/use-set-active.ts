import { trpc } from '#client/sdk/react.tsx';

/** Returns a function that makes an organization the active one of the session, or none with null. */
export function useSetActive(): (organizationId: string | null) => Promise<unknown> {
  const { mutateAsync } = trpc.organization.setActive.useMutation();
  return (organizationId) => mutateAsync({ organizationId });
}
