import { trpc } from '#client/sdk/react.tsx';

import { leaveScreen } from './leave-screen.ts';
import { useSingleFlight } from './single-flight.ts';

/** Signs out, after a question if input would be lost. */
export function useSignOut(options: Parameters<typeof trpc.signOut.useMutation>[0]) {
  const { mutateAsync } = trpc.signOut.useMutation(options);
  const { run, ...flight } = useSingleFlight();
  return { ...flight, signOut: () => leaveScreen(() => void run(() => mutateAsync({}))) };
}
