import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { notifyError } from '#client/console/text/toast.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

export type DeviceSession = Outputs['multiSession']['listDeviceSessions'][number];

/** The other accounts of this browser. */
export function useOtherAccounts(): readonly DeviceSession[] {
  const { data: current } = useSession();
  const { data: accounts = [] } = trpc.multiSession.listDeviceSessions.useQuery({});
  return accounts.filter(({ session }) => session.id !== current?.session.id);
}

/** Changes the account of the browser. A new document has no data of the previous one. */
export function useChangeAccount(address: string) {
  const { run } = useSingleFlight();
  const options = { onSuccess: () => location.assign(address), onError: notifyError };
  const setActive = trpc.multiSession.setActive.useMutation(options);
  const revoke = trpc.multiSession.revoke.useMutation(options);
  return {
    switchTo: ({ session }: DeviceSession) => void run(() => setActive.mutateAsync({ sessionToken: session.token })),
    signOutOf: (sessionToken: string) => void run(() => revoke.mutateAsync({ sessionToken })),
  };
}
