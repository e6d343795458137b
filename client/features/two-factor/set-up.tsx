import { Button, Group, Stack, Text } from '@mantine/core';

import { CallForm } from '#client/console/forms/call-form.tsx';
import { CodeField } from '#client/console/forms/code-field.tsx';
import { ResendCode } from '#client/console/forms/resend-code.tsx';
import { InDialog } from '#client/components/lib/single-flight.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';
import { VerifyCode } from '#shared/two-factor/schemas.ts';

import { texts } from '#client/components/texts/factor-texts.ts';
import { SetupKey } from './setup-key.tsx';

/** The first code turns the authenticator app on. */
export function SetUpApp({ uri, onDone }: { uri: string; onDone: () => void }) {
  const verify = trpc.twoFactor.verifyTotp.useMutation({ onSuccess: onDone });
  return (
    <Stack gap="md">
      <SetupKey uri={uri} />
      <CallForm schema={VerifyCode} call={verify} action={texts.app.submit} fullWidth>
        <CodeField label={texts.app.code} description={texts.app.codeHint} />
      </CallForm>
    </Stack>
  );
}

/** The key of the app that is set up already, for another device. */
export function AddDevice({ uri, onDone }: { uri: string; onDone: () => void }) {
  return (
    <Stack gap="md">
      <SetupKey uri={uri} />
      <Button onClick={onDone}>{texts.app.done}</Button>
    </Stack>
  );
}

export function SetUpMailedCodes({ onDone }: { onDone: () => void }) {
  const { email } = useUser({ beforeEnrolment: true });
  const verify = trpc.twoFactor.verifyOtp.useMutation({ onSuccess: onDone });
  const again = trpc.twoFactor.enable.useMutation();
  return (
    <Stack gap="md">
      <Text size="sm">{texts.mailedCodes.sent(email)}</Text>
      <CallForm schema={VerifyCode} call={verify} action={texts.mailedCodes.submit} fullWidth>
        <CodeField label={texts.mailedCodes.code} description={texts.mailedCodes.codeHint} />
      </CallForm>
      {/* The dialog stays open. */}
      <InDialog value={false}>
        <Group justify="center">
          <ResendCode send={() => again.mutateAsync({ method: 'otp' })} />
        </Group>
      </InDialog>
    </Stack>
  );
}
