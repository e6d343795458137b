import type { ReactElement } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { texts as signInTexts } from '#client/components/texts/sign-in-texts.ts';
import { trpc } from '#client/sdk/react.tsx';

import { Button } from '#client/components/ui/button.tsx';
import { Failure } from '#client/components/ui/form.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { useFlow } from './flow.ts';
import { LastUsed, lastMethod, noteSignIn } from './last-used.tsx';
import { useResetOnReturn } from './use-reset-on-return.ts';

/** An identity provider of an organization. */
interface Connection {
  providerId: string;
  name: string;
}

const methodOf = ({ providerId, name }: Connection) => `sso ${providerId} ${name}`;

/** The identity provider of the last sign-in in this browser, so that the next one needs no address. */
export function lastConnection(): Connection | null {
  const [, providerId, name] = /^sso (\S+) (.+)$/.exec(lastMethod() ?? '') ?? [];
  return providerId && name ? { providerId, name } : null;
}

/** Leads to an identity provider. `isFirst`: has the focus when it shows. */
export function ConnectionButton({
  connection,
  isFirst = false,
}: {
  connection: Connection;
  isFirst?: boolean;
}): ReactElement {
  const { email, destination: callbackURL, returnUrl } = useFlow();
  const { continueWith } = useTexts('signIn', signInTexts).signIn;
  const { mutateAsync, isSuccess, reset } = trpc.signIn.sso.useMutation({
    onSuccess: ({ url }) => {
      noteSignIn(methodOf(connection));
      location.assign(url);
    },
  });
  useResetOnReturn(reset);
  const { isPending, error, run } = useSingleFlight();
  const { providerId, name } = connection;
  const loginHint = email.includes('@') ? email : undefined;
  const start = () => mutateAsync({ providerId, loginHint, callbackURL, errorCallbackURL: returnUrl('sso') });
  return (
    <>
      {error ? <Failure error={error} /> : null}
      <LastUsed method={methodOf(connection)}>
        <Button
          variant={isFirst ? 'primary' : 'plain'}
          {...(isFirst ? { autoFocus: true } : {})}
          isPending={isPending || isSuccess}
          onClick={() => void run(start)}
        >
          {continueWith(name)}
        </Button>
      </LastUsed>
    </>
  );
}
