import { Badge, Button, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';

import { Card } from '#client/console/parts/card.tsx';
import { ConfirmButton } from '#client/console/forms/confirm-button.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { NotImpersonated, useIsImpersonated } from '#client/console/access/not-impersonated.tsx';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { notifyError, notifySuccess } from '#client/console/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';

import { Enrolment, type Step } from './enrolment.tsx';
import { texts } from '#client/components/texts/factor-texts.ts';
import { MethodRows } from './method-rows.tsx';

const { policy } = publicConfiguration.twoFactor;

/** The second factors of the user. */
export function TwoFactorCard() {
  const status = trpc.twoFactor.status.useQuery({});
  const isImpersonated = useIsImpersonated();
  const [step, setStep] = useState<Step | null>(null);
  const isEnabled = status.data?.enabled ?? false;
  // Users who have factors can still turn them off.
  if (policy === 'off' && !isEnabled) return null;
  return (
    <Card
      title={texts.title}
      badge={
        status.data ? (
          <Badge variant="default" c={isEnabled ? 'var(--gatehouse-good)' : undefined}>
            {isEnabled ? texts.on : texts.off}
          </Badge>
        ) : null
      }
      about={<NotImpersonated>{texts.about}</NotImpersonated>}
      rows
    >
      <Loaded query={status}>
        {(current) => (
          <>
            <MethodRows status={current} isEditable={!isImpersonated} onStep={setStep} onError={notifyError} />
            {isEnabled ? <BackupCodesRow left={current.backupCodesLeft} onStep={setStep} /> : null}
            {isEnabled ? <TurnOffRow /> : null}
            <Enrolment step={step} onStep={setStep} hasCodes={current.backupCodesLeft > 0} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function BackupCodesRow({ left, onStep }: { left: number; onStep: (step: Step) => void }) {
  const isImpersonated = useIsImpersonated();
  const generate = trpc.twoFactor.generateBackupCodes.useMutation({
    onSuccess: ({ backupCodes: codes }) => onStep({ name: 'codes', codes }),
  });
  const create = () => generate.mutateAsync({});
  const { isPending, run } = useSingleFlight();
  return (
    <div className="row">
      <IconKey size={22} stroke={1.5} aria-hidden />
      <div className="grow">
        <Text size="sm" fw={500}>
          {texts.backupCodes.name}
        </Text>
        <Text size="sm" c={left === 0 ? 'var(--mantine-color-error)' : 'dimmed'}>
          {left === 0 ? texts.backupCodes.none : texts.backupCodes.left(left)}
        </Text>
      </div>
      {isImpersonated ? null : left === 0 ? (
        <Button size="xs" variant="default" loading={isPending} onClick={() => void run(create, notifyError)}>
          {texts.backupCodes.create}
        </Button>
      ) : (
        <ConfirmButton
          label={texts.backupCodes.replace.action}
          size="xs"
          isHarmless
          title={texts.backupCodes.replace.question}
          confirmLabel={texts.backupCodes.replace.action}
          onConfirm={create}
        >
          {texts.backupCodes.replace.consequences}
        </ConfirmButton>
      )}
    </div>
  );
}

function TurnOffRow() {
  const isImpersonated = useIsImpersonated();
  const disable = trpc.twoFactor.disable.useMutation({ onSuccess: () => notifySuccess(texts.turnOff.done) });
  if (isImpersonated) return null;
  return (
    <div className="row">
      <Text size="sm" c="dimmed" className="grow">
        {policy === 'required' ? texts.turnOff.required : texts.turnOff.row}
      </Text>
      {policy === 'required' ? null : (
        <ConfirmButton
          label={texts.turnOff.action}
          target={texts.turnOff.label}
          size="xs"
          title={texts.turnOff.question}
          confirmLabel={texts.turnOff.confirm}
          onConfirm={() => disable.mutateAsync({})}
        >
          {texts.turnOff.consequences}
        </ConfirmButton>
      )}
    </div>
  );
}
