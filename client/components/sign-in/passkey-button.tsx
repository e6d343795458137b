import { useSyncExternalStore, type ReactElement } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { texts as passkeyTexts } from '#client/components/texts/sign-in/passkey-sign-in-texts.ts';
import { trpc } from '#client/sdk/react.tsx';

import { Button } from '#client/components/ui/button.tsx';
import { Failure } from '#client/components/ui/form.tsx';
import { Icon, keyIcon } from '#client/components/ui/icons.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { useAskForPasskey, usePasskeyAutofill } from '#client/components/use-passkey.ts';
import { useFlow } from './flow.ts';
import { LastUsed } from './last-used.tsx';

const unchanging = () => () => undefined;

/** Only in browsers with passkeys, which a server that renders the page cannot know. */
export function PasskeyButton(): ReactElement | null {
  const isSupported = useSyncExternalStore(
    unchanging,
    () => 'PublicKeyCredential' in globalThis,
    () => false,
  );
  return isSupported ? <SupportedButton /> : null;
}

function SupportedButton(): ReactElement {
  const { finish, isFinishing, pages, callbackUrl, destination } = useFlow();
  const texts = useTexts('passkeySignIn', passkeyTexts);
  const ask = useAskForPasskey();
  const verify = trpc.passkey.verifyAuthentication.useMutation({
    onSuccess: (answer) => finish(answer, 'passkey'),
  });
  const { isPending, error, run } = useSingleFlight();
  type Response = Awaited<ReturnType<typeof ask>>;
  const signIn = (response: Response) =>
    verify.mutateAsync({ response, callbackURL: pages ? callbackUrl : destination });
  usePasskeyAutofill(isPending || verify.isSuccess, (response) => void run(() => signIn(response)));
  return (
    <>
      {error ? <Failure error={error} /> : null}
      <LastUsed method="passkey">
        <Button
          variant="plain"
          isPending={isPending || (verify.isSuccess && isFinishing)}
          onClick={() => void run(async () => signIn(await ask()))}
        >
          <Icon path={keyIcon} />
          {texts.signIn}
        </Button>
      </LastUsed>
    </>
  );
}
