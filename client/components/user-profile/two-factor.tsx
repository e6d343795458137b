import { useEffect, useState, type ReactElement } from 'react';

import { texts as factorTexts } from '#client/components/texts/factor-texts.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';

import { Action, ConfirmedAction } from '#client/components/ui/action.tsx';
import { Icon, keyIcon, mailIcon, phoneIcon } from '#client/components/ui/icons.tsx';
import { LoadFailure, Waiting } from '#client/components/ui/loading.tsx';
import type { PublicOptions } from '#client/components/options.ts';
import { Badge, Section } from '#client/components/ui/section.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { Enrolment, type Step } from './enrolment.tsx';
import { TrustedBrowsers } from './trusted-browsers.tsx';

type Status = Outputs['twoFactor']['status'];

/** The second factors of the user, backup codes and trusted browsers. */
export function TwoFactor({ options }: { options: PublicOptions }): ReactElement | null {
  const texts = useTexts('factors', factorTexts);
  const status = trpc.twoFactor.status.useQuery({});
  const isEnabled = status.data?.enabled ?? false;
  const { policy } = options.twoFactor;
  if (status.error && !status.data) return <LoadFailure error={status.error} retry={() => void status.refetch()} />;
  // Users who have factors can still turn them off.
  if (policy === 'off' && !isEnabled) return null;
  return (
    <>
      <Section
        title={texts.title}
        about={texts.about}
        badge={
          status.data ? (
            <Badge {...(isEnabled ? { variant: 'good' } : {})}>{isEnabled ? texts.on : texts.off}</Badge>
          ) : null
        }
      >
        {status.data ? <Factors status={status.data} options={options} /> : <Waiting rows={2} />}
      </Section>
      <TrustedBrowsers />
    </>
  );
}

interface FactorsProps {
  status: Status;
  options: PublicOptions;
  /** Runs when a dialog opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** The methods with their dialogs; also for users who must set one up before anything else. */
export function Factors({ status, options, onOpenChange }: FactorsProps): ReactElement {
  const texts = useTexts('factors', factorTexts);
  const { email } = useUser({ beforeEnrolment: true });
  const [step, setStep] = useState<Step | null>(null);
  const isOpen = step !== null;
  useEffect(() => onOpenChange?.(isOpen), [isOpen, onOpenChange]);
  const { data: passkeys = [] } = trpc.passkey.listUserPasskeys.useQuery({});
  const enable = trpc.twoFactor.enable.useMutation({ onSuccess: (answer) => setStep(firstStep(answer)) });
  const addDevice = trpc.twoFactor.getTotpUri.useMutation({
    onSuccess: ({ totpURI: uri }) => setStep({ name: 'device', uri }),
  });
  const generate = trpc.twoFactor.generateBackupCodes.useMutation({
    onSuccess: ({ backupCodes: codes }) => setStep({ name: 'codes', codes }),
  });
  const disable = trpc.twoFactor.disable.useMutation();
  const { policy, mailedCodes } = options.twoFactor;
  const offered = { totp: true, otp: mailedCodes, passkey: passkeys.length > 0 };
  const has = (method: keyof typeof offered) => status.methods.includes(method);
  const { backupCodesLeft } = status;
  const shown = (['totp', 'otp', 'passkey'] as const).filter(
    (method) => has(method) || (policy !== 'off' && offered[method]),
  );
  const about = {
    totp: texts.methods.totp.about,
    otp: texts.methods.otp.about(email),
    passkey: texts.methods.passkey.about,
  };
  return (
    <ul className="gh-rows">
      {shown.map((method) => (
        <li key={method} className="gh-row">
          <Icon path={method === 'totp' ? phoneIcon : method === 'otp' ? mailIcon : keyIcon} />
          <div className="gh-grow">
            <strong>
              {texts.methods[method].name} {has(method) ? <Badge variant="good">{texts.on}</Badge> : null}
            </strong>
            <span>{about[method]}</span>
          </div>
          {!has(method) ? (
            <Action
              label={texts.methods[method].setUp}
              describedAs={texts.methods[method].setUpLabel}
              run={() => enable.mutateAsync({ method })}
            />
          ) : method === 'totp' ? (
            <Action
              label={texts.methods.totp.addDevice}
              describedAs={texts.methods.totp.addDeviceLabel}
              run={() => addDevice.mutateAsync({})}
            />
          ) : null}
        </li>
      ))}
      {status.enabled ? (
        <li className="gh-row">
          <Icon path={keyIcon} />
          <div className="gh-grow">
            <strong>{texts.backupCodes.name}</strong>
            <span>{backupCodesLeft === 0 ? texts.backupCodes.none : texts.backupCodes.left(backupCodesLeft)}</span>
          </div>
          {backupCodesLeft === 0 ? (
            <Action label={texts.backupCodes.create} run={() => generate.mutateAsync({})} />
          ) : (
            <ConfirmedAction
              label={texts.backupCodes.replace.action}
              question={texts.backupCodes.replace.question}
              consequences={texts.backupCodes.replace.consequences}
              run={() => generate.mutateAsync({})}
            />
          )}
        </li>
      ) : null}
      {status.enabled ? (
        <li className="gh-row">
          <div className="gh-grow">
            <span>{policy === 'required' ? texts.turnOff.required : texts.turnOff.row}</span>
          </div>
          {policy === 'required' ? null : (
            <ConfirmedAction
              label={texts.turnOff.action}
              describedAs={texts.turnOff.confirm}
              question={texts.turnOff.question}
              consequences={texts.turnOff.consequences}
              confirm={texts.turnOff.confirm}
              done={texts.turnOff.done}
              run={() => disable.mutateAsync({})}
            />
          )}
        </li>
      ) : null}
      {step ? <Enrolment step={step} onStep={setStep} hasCodes={backupCodesLeft > 0} app={options.name} /> : null}
    </ul>
  );
}

/** What follows the choice of a method. */
export function firstStep(answer: Outputs['twoFactor']['enable']): Step {
  if (answer.method === 'totp') return { name: 'app', uri: answer.totpURI, codes: answer.backupCodes };
  return answer.method === 'otp' ? { name: 'mailed codes' } : { name: 'offer codes' };
}
