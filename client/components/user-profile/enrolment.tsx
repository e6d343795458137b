import { useState, type ReactElement } from 'react';
import { encode } from 'uqr';

import { texts as partTexts } from '#client/components/texts/part-texts.ts';
import { texts as factorTexts } from '#client/components/texts/factor-texts.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';

import { Action } from '#client/components/ui/action.tsx';
import { useAnnounce } from '#client/components/ui/announcements.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { CodeField } from '#client/components/ui/fields.tsx';
import { Form } from '#client/components/ui/form.tsx';
import { ResendCode } from '#client/components/resend-code.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { BackupCodes } from './backup-codes.tsx';

/** What the dialog shows. Closing it changes nothing, except that codes are not shown again. */
export type Step =
  | { name: 'app'; uri: string; codes: readonly string[] }
  | { name: 'device'; uri: string }
  | { name: 'mailed codes' }
  | { name: 'offer codes' }
  | { name: 'codes'; codes: readonly string[] };

interface EnrolmentProps {
  step: Step;
  /** The next step; null closes the dialog. */
  onStep: (step: Step | null) => void;
  /** Whether the user has backup codes. */
  hasCodes: boolean;
  /** The name of the service. */
  app: string;
}

/** The dialog in which a second factor is set up. */
export function Enrolment({ step, onStep, hasCodes, app }: EnrolmentProps): ReactElement {
  const texts = useTexts('factors', factorTexts);
  const generate = trpc.twoFactor.generateBackupCodes.useMutation({
    onSuccess: ({ backupCodes: codes }) => onStep({ name: 'codes', codes }),
  });
  const announce = useAnnounce();
  const close = () => onStep(null);
  const enrolled = (codes: readonly string[]) => {
    announce(hasCodes ? texts.methodAdded : texts.turnedOn);
    if (codes.length > 0) onStep({ name: 'codes', codes });
    else onStep(hasCodes ? null : { name: 'offer codes' });
  };
  const titles: Record<Step['name'], string> = {
    app: texts.app.title,
    device: texts.app.deviceTitle,
    'mailed codes': texts.mailedCodes.title,
    'offer codes': texts.backupCodes.offerTitle,
    codes: texts.backupCodes.title,
  };
  return (
    <Dialog title={titles[step.name]} onClose={close} stays={step.name === 'codes'}>
      {step.name === 'app' ? <SetUpApp uri={step.uri} onDone={() => enrolled(step.codes)} /> : null}
      {step.name === 'device' ? (
        <>
          <SetupKey uri={step.uri} />
          <Button onClick={close}>{texts.app.done}</Button>
        </>
      ) : null}
      {step.name === 'mailed codes' ? <SetUpMailedCodes onDone={() => enrolled([])} /> : null}
      {step.name === 'offer codes' ? (
        <>
          <p>{texts.backupCodes.offer}</p>
          <Action variant="primary" label={texts.backupCodes.create} run={() => generate.mutateAsync({})} />
          <Button variant="plain" small onClick={close}>
            {texts.backupCodes.later}
          </Button>
        </>
      ) : null}
      {step.name === 'codes' ? <BackupCodes codes={step.codes} app={app} onDone={close} /> : null}
    </Dialog>
  );
}

/** The first code turns the authenticator app on. */
function SetUpApp({ uri, onDone }: { uri: string; onDone: () => void }): ReactElement {
  const texts = useTexts('factors', factorTexts).app;
  const verify = trpc.twoFactor.verifyTotp.useMutation({ onSuccess: onDone });
  return (
    <>
      <SetupKey uri={uri} />
      <Form onSubmit={({ code = '' }) => verify.mutateAsync({ code })} action={texts.submit}>
        <CodeField name="code" label={texts.code} hint={texts.codeHint} />
      </Form>
    </>
  );
}

function SetUpMailedCodes({ onDone }: { onDone: () => void }): ReactElement {
  const { email } = useUser({ beforeEnrolment: true });
  const texts = useTexts('factors', factorTexts).mailedCodes;
  const verify = trpc.twoFactor.verifyOtp.useMutation({ onSuccess: onDone });
  const again = trpc.twoFactor.enable.useMutation();
  return (
    <>
      <p>{texts.sent(email)}</p>
      <Form onSubmit={({ code = '' }) => verify.mutateAsync({ code })} action={texts.submit}>
        <CodeField name="code" label={texts.code} hint={texts.codeHint} />
      </Form>
      <ResendCode send={() => again.mutateAsync({ method: 'otp' })} />
    </>
  );
}

/** The key for an authenticator app: as a QR code, as text, and as a link for an app on the same device. */
function SetupKey({ uri }: { uri: string }): ReactElement {
  const texts = useTexts('factors', factorTexts).app;
  const copyTexts = useTexts('parts', partTexts).copy;
  const [isCopied, setCopied] = useState(false);
  const key = new URL(uri).searchParams.get('secret') ?? '';
  const copy = () => void navigator.clipboard.writeText(key).then(() => setCopied(true));
  return (
    <>
      <p>{texts.scan}</p>
      <QrCode text={uri} label={texts.qrCode} />
      <a className="gh-link" href={uri}>
        {texts.open}
      </a>
      <p>{texts.keyHint}</p>
      <p>
        <span className="gh-code">{key.match(/.{1,4}/g)?.join(' ')}</span>{' '}
        <Button variant="link" aria-label={copyTexts.copy(texts.key)} onClick={copy}>
          {isCopied ? copyTexts.copied : copyTexts.copy('')}
        </Button>
      </p>
    </>
  );
}

/** Drawn here, so that the text never leaves the page. White in both themes, for cameras. */
function QrCode({ text, label }: { text: string; label: string }): ReactElement {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="gh-qr" shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </svg>
  );
}
