import { useEffect, type ReactElement } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { texts as signInTexts } from '#client/components/texts/sign-in-texts.ts';
import { trpc } from '#client/sdk/react.tsx';

import { Button } from '#client/components/ui/button.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { useFlow } from './flow.ts';
import { noteConnection, type Connection } from './last-connection.ts';
import { noteSignIn } from './last-used.tsx';

export interface ConnectionStart {
  run: (connection: Connection) => void;
  error: unknown;
  /** The id of the identity provider to which the page is about to lead. */
  pending: string | undefined;
}

/** Leads to an identity provider. */
export function useConnectionStart(): ConnectionStart {
  const { email, destination: callbackURL, returnUrl } = useFlow();
  const { mutateAsync, isSuccess, variables, reset } = trpc.signIn.sso.useMutation({
    onSuccess: ({ url }) => location.assign(url),
  });
  const { isPending, error, run } = useSingleFlight();
  useEffect(() => {
    // The page is restored from the back/forward cache with a pending button.
    const onShow = ({ persisted }: PageTransitionEvent) => (persisted ? reset() : undefined);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [reset]);
  const open = async (connection: Connection) => {
    const { providerId } = connection;
    const loginHint = email.includes('@') ? email : undefined;
    await mutateAsync({ providerId, loginHint, callbackURL, errorCallbackURL: returnUrl('sso') });
    noteConnection(connection);
    noteSignIn('sso');
  };
  return {
    run: (connection) => void run(() => open(connection)),
    error,
    pending: isPending || isSuccess ? variables?.providerId : undefined,
  };
}

interface ConnectionButtonProps {
  connection: Connection;
  start: ConnectionStart;
  /** Has the focus when it shows. */
  isFirst?: boolean;
}

export function ConnectionButton({ connection, start, isFirst = false }: ConnectionButtonProps): ReactElement {
  const { continueWith } = useTexts('signIn', signInTexts).signIn;
  const { providerId, name } = connection;
  return (
    <Button
      variant={isFirst ? 'primary' : 'plain'}
      {...(isFirst ? { autoFocus: true } : {})}
      isPending={start.pending === providerId}
      onClick={() => start.run(connection)}
    >
      {continueWith(name)}
    </Button>
  );
}
