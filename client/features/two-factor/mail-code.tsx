import { Anchor, Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { FormError } from '#client/app/forms/call-form.tsx';
import { useSingleFlight } from '#client/app/single-flight.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from './texts.ts';

/** Mails a code, then shows the form for it. */
export function MailCode({ children }: { children: ReactNode }) {
  const [first, again] = [trpc.twoFactor.sendOtp.useMutation(), trpc.twoFactor.sendOtp.useMutation()];
  const sending = useSingleFlight();
  const resending = useSingleFlight();
  if (!first.isSuccess) {
    return (
      <Stack gap="md">
        {sending.error ? <FormError error={sending.error} /> : null}
        <Text size="sm">{texts.mailedCode.about}</Text>
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
      {resending.error ? <FormError error={resending.error} /> : null}
      {children}
      <Text size="sm" ta="center" aria-live="polite">
        {again.isSuccess ? `${texts.mailedCode.sentAgain} ` : null}
        <Anchor
          component="button"
          type="button"
          size="sm"
          aria-disabled={resending.isPending}
          onClick={() => void resending.run(() => again.mutateAsync({}))}
        >
          {texts.mailedCode.resend}
        </Anchor>
      </Text>
    </Stack>
  );
}
