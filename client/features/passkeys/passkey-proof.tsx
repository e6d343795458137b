import { Text } from '@mantine/core';

import { CallForm } from '#client/console/forms/call-form.tsx';
import type { ProofFormProps } from '#client/console/reauthentication/proof-method.ts';
import { trpc } from '#client/sdk/react.tsx';
import { VerifyAuthentication } from '#shared/passkeys/schemas.ts';

import { texts } from '#client/components/texts/passkey-texts.ts';
import { useAskForPasskey } from '#client/components/use-passkey.ts';

const Options = VerifyAuthentication.pick({ trustDevice: true });

export function PasskeyProof({ onDone, children, ...form }: ProofFormProps) {
  const ask = useAskForPasskey();
  const verify = trpc.passkey.verifyAuthentication.useMutation({ onSuccess: onDone });
  const call = {
    mutateAsync: async (options: { trustDevice?: boolean }) =>
      verify.mutateAsync({ response: await ask(), ...options }),
  };
  return (
    <CallForm schema={Options} call={call} fullWidth {...form} action={texts.proof.action}>
      <Text size="sm">{texts.proof.about}</Text>
      {children}
    </CallForm>
  );
}
