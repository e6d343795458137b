import { Anchor, Button, Stack, Text } from '@mantine/core';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { CodeField } from '#client/app/forms/code-field.tsx';
import type { ProofFormProps } from '#client/app/reauthentication/proof-method.ts';
import { useSingleFlight } from '#client/app/single-flight.ts';
import { publicConfiguration } from '#client/app/public-configuration.ts';
import { pageLocale } from '#client/app/text/localized.ts';
import { duration } from '#client/app/text/duration.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { CompleteRecovery } from '#shared/two-factor/schemas.ts';

import { MailCode } from './mail-code.tsx';
import { texts } from './texts.ts';

type State = NonNullable<Outputs['twoFactor']['getChallenge']>['recovery'];

interface RecoveryProps extends Required<Pick<ProofFormProps, 'finishing' | 'onDone' | 'renderError'>> {
  recovery: State;
  /** Shows the methods again. */
  onBack: () => void;
}

const time = new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'full', timeStyle: 'short' });

/** For users who lost all second factors: requests their removal, and completes it after the waiting time. */
export function Recovery({ recovery, onBack, ...form }: RecoveryProps) {
  const { status, possibleAt } = recovery;
  return (
    <Stack gap="md">
      {status === 'unavailable' ? <Text size="sm">{texts.recovery.unavailable}</Text> : null}
      {status === 'available' ? <RequestRecovery renderError={form.renderError} /> : null}
      {status === 'requested' ? (
        <Text size="sm" aria-live="polite">
          {texts.recovery.requested(time.format(new Date(possibleAt!)))}
        </Text>
      ) : null}
      {status === 'ready' ? <CompleteForm {...form} /> : null}
      <Text ta="center">
        <Anchor component="button" type="button" size="sm" onClick={onBack}>
          {texts.recovery.back}
        </Anchor>
      </Text>
    </Stack>
  );
}

function RequestRecovery({ renderError }: Pick<RecoveryProps, 'renderError'>) {
  const request = trpc.twoFactor.requestRecovery.useMutation();
  const { isPending, error, run } = useSingleFlight();
  return (
    <>
      {error ? renderError(error) : null}
      <Text size="sm">{texts.recovery.about(duration(publicConfiguration.twoFactor.recoveryWaitingTime))}</Text>
      <Button loading={isPending} fullWidth onClick={() => void run(() => request.mutateAsync({}))}>
        {texts.recovery.request}
      </Button>
    </>
  );
}

function CompleteForm({ onDone, ...form }: Omit<RecoveryProps, 'recovery' | 'onBack'>) {
  const complete = trpc.twoFactor.completeRecovery.useMutation({ onSuccess: onDone });
  return (
    <MailCode call="sendRecoveryCode" about={texts.recovery.ready}>
      <CallForm schema={CompleteRecovery} call={complete} action={texts.recovery.remove} fullWidth {...form}>
        <CodeField kind="letters" label={texts.code} description={texts.recovery.codeSent} />
      </CallForm>
    </MailCode>
  );
}
