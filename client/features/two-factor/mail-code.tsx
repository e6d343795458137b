import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { FormError } from '#client/console/forms/call-form.tsx';
import { ResendCode } from '#client/console/forms/resend-code.tsx';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from '#client/components/texts/two-factor-texts.ts';

interface MailCodeProps {
  /** The call that mails the code. */
  call?: 'sendOtp' | 'sendRecoveryCode';
  about?: string;
  children: ReactNode;
}

/** Mails a code, then shows the form for it. */
export function MailCode({ call = 'sendOtp', about = texts.mailedCode.about, children }: MailCodeProps) {
  const [first, again] = [trpc.twoFactor[call].useMutation(), trpc.twoFactor[call].useMutation()];
  const sending = useSingleFlight();
  if (!first.isSuccess) {
    return (
      <Stack gap="md">
        {sending.error ? <FormError error={sending.error} /> : null}
        <Text size="sm">{about}</Text>
        <Button
          loading={sending.isPending}
          fullWidth
          data-autofocus
          onClick={() => void sending.run(() => first.mutateAsync({}))}
        >
          {texts.mailedCode.send}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      {children}
      <Group justify="center">
        <ResendCode send={() => again.mutateAsync({})} />
      </Group>
    </Stack>
  );
}
