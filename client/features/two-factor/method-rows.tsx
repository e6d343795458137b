import { Badge, Button, Text } from '@mantine/core';
import { IconDeviceMobile, IconFingerprint, IconMail } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';
import type { SecondFactorMethod } from '#shared/sessions/schemas.ts';

import type { Step } from './enrolment.tsx';
import { texts } from '#client/components/texts/factor-texts.ts';

type Status = Outputs['twoFactor']['status'];

interface MethodRowsProps {
  status: Status;
  /** Whether the user may change the methods. */
  isEditable: boolean;
  onStep: (step: Step) => void;
  onError: (error: unknown) => void;
}

const icons = { totp: IconDeviceMobile, otp: IconMail, passkey: IconFingerprint };

/** The methods that the service offers or the user has. */
export function MethodRows({ status, isEditable, ...handlers }: MethodRowsProps) {
  const { email } = useUser({ beforeEnrolment: true });
  const has = (method: SecondFactorMethod) => status.methods.includes(method);
  const { data: passkeys = [] } = trpc.passkey.listUserPasskeys.useQuery({});
  const { policy, mailedCodes } = publicConfiguration.twoFactor;
  const offered = { totp: true, otp: mailedCodes, passkey: passkeys.length > 0 };
  const shown = (['totp', 'otp', 'passkey'] as const).filter(
    (method) => has(method) || (policy !== 'off' && offered[method]),
  );
  const about = {
    totp: texts.methods.totp.about,
    otp: texts.methods.otp.about(email),
    passkey: texts.methods.passkey.about,
  };
  return shown.map((method) => (
    <FactorRow key={method} method={method} about={about[method]} isOn={has(method)}>
      {!isEditable ? null : !has(method) ? (
        <SetUpButton method={method} {...handlers} />
      ) : method === 'totp' ? (
        <AddDeviceButton {...handlers} />
      ) : null}
    </FactorRow>
  ));
}

type Handlers = Pick<MethodRowsProps, 'onStep' | 'onError'>;

function SetUpButton({ method, onStep, onError }: Handlers & { method: SecondFactorMethod }) {
  const enable = trpc.twoFactor.enable.useMutation({ onSuccess: (answer) => onStep(firstStep(answer)) });
  const { isPending, run } = useSingleFlight();
  const { setUp, setUpLabel } = texts.methods[method];
  return (
    <Button
      size="xs"
      variant="default"
      loading={isPending}
      aria-label={setUpLabel}
      onClick={() => void run(() => enable.mutateAsync({ method }), onError)}
    >
      {setUp}
    </Button>
  );
}

function firstStep(answer: Outputs['twoFactor']['enable']): Step {
  if (answer.method === 'totp') return { name: 'app', uri: answer.totpURI, backupCodes: answer.backupCodes };
  return answer.method === 'otp' ? { name: 'mailed codes' } : { name: 'offer codes' };
}

/** Shows the key of the app again. */
function AddDeviceButton({ onStep, onError }: Handlers) {
  const get = trpc.twoFactor.getTotpUri.useMutation({
    onSuccess: ({ totpURI }) => onStep({ name: 'device', uri: totpURI }),
  });
  const { isPending, run } = useSingleFlight();
  return (
    <Button
      size="xs"
      variant="default"
      loading={isPending}
      aria-label={texts.methods.totp.addDeviceLabel}
      onClick={() => void run(() => get.mutateAsync({}), onError)}
    >
      {texts.methods.totp.addDevice}
    </Button>
  );
}

interface FactorRowProps {
  method: SecondFactorMethod;
  about: string;
  isOn: boolean;
  children: ReactNode;
}

function FactorRow({ method, about, isOn, children }: FactorRowProps) {
  const Icon = icons[method];
  return (
    <div className="row">
      <Icon size={22} stroke={1.5} aria-hidden />
      <div className="grow">
        <Text size="sm" fw={500}>
          {texts.methods[method].name}{' '}
          {isOn ? (
            <Badge variant="default" c="var(--gatehouse-good)" size="sm" ms={6}>
              {texts.on}
            </Badge>
          ) : null}
        </Text>
        <Text size="sm" c="dimmed">
          {about}
        </Text>
      </div>
      {children}
    </div>
  );
}
