import { useState, type ReactElement, type ReactNode } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { texts as identityTexts } from '#client/components/texts/reauthentication-texts.ts';
import { texts as passkeyTexts } from '#client/components/texts/passkey-texts.ts';
import { texts as passwordTexts } from '#client/components/texts/sign-in/sign-in-texts.ts';
import { texts as factorTexts } from '#client/components/texts/two-factor-texts.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';

import { Button } from './ui/button.tsx';
import { CodeField, PasswordField } from './ui/fields.tsx';
import { Failure, Form } from './ui/form.tsx';
import { ResendCode } from './resend-code.tsx';
import { useTexts } from './settings.tsx';
import { texts as componentTexts } from './texts.ts';
import { useAskForPasskey } from './use-passkey.ts';

/** `otp` is a mailed code. */
export type ProofName = 'totp' | 'otp' | 'passkey' | 'password' | 'backup-code';

interface ProofProps {
  /** The label of the main button. */
  action: string;
  onDone: () => void;
  finishing?: boolean;
  /** A box such as "Trust this browser", below the code. */
  children?: ReactNode;
  renderError?: ((error: unknown) => ReactNode) | undefined;
}

/** The code that is mailed once, and again on demand. */
interface Mailed {
  isSent: boolean;
  isPending: boolean;
  error: unknown;
  send: () => void;
}

interface ProofsProps extends ProofProps {
  names: readonly ProofName[];
  /** After the links to the other methods. */
  lastChoice?: ReactNode;
}

/** The form of one method to prove the identity of the user, and links to the other ones. A mailed code that is chosen is sent at once. */
export function Proofs({ names, lastChoice, ...form }: ProofsProps): ReactElement | null {
  const texts = useTexts('identity', identityTexts);
  const labels = useLabels();
  const [chosen, setChosen] = useState<ProofName | null>(null);
  const mail = trpc.twoFactor.sendOtp.useMutation();
  const { run, ...flight } = useSingleFlight();
  const mailed = { ...flight, isSent: mail.isSuccess, send: () => void run(() => mail.mutateAsync({})) };
  const choose = (name: ProofName) => {
    setChosen(name);
    if (name === 'otp' && !mailed.isSent) mailed.send();
  };
  const current = chosen ?? names[0];
  if (current === undefined) return null;
  const Current = current === 'otp' ? null : forms[current];
  const others = names.filter((name) => name !== current);
  return (
    <>
      {Current ? <Current key={current} {...form} /> : <MailedCodeProof {...form} mailed={mailed} />}
      {others.length > 0 || lastChoice ? (
        <nav className="gh-choices" aria-label={texts.otherMethods}>
          {others.map((name) => (
            <Button key={name} variant="link" onClick={() => choose(name)}>
              {labels[name]}
            </Button>
          ))}
          {lastChoice}
        </nav>
      ) : null}
    </>
  );
}

function useLabels(): Record<ProofName, string> {
  const factors = useTexts('twoFactor', factorTexts);
  const passkeys = useTexts('passkeys', passkeyTexts);
  const own = useTexts('components', componentTexts);
  return {
    totp: factors.totp.label,
    otp: factors.mailedCode.label,
    'backup-code': factors.backupCode.label,
    passkey: passkeys.proof.label,
    password: own.usePassword,
  };
}

const isTrusted = (trustDevice: string | undefined) => (trustDevice === 'on' ? { trustDevice: true } : {});

function TotpProof({ onDone, children, ...form }: ProofProps): ReactElement {
  const texts = useTexts('twoFactor', factorTexts);
  const verify = trpc.twoFactor.verifyTotp.useMutation({ onSuccess: onDone });
  return (
    <Form {...form} onSubmit={({ code = '', trustDevice }) => verify.mutateAsync({ code, ...isTrusted(trustDevice) })}>
      <CodeField name="code" label={texts.digits} hint={texts.totp.about} isFirst />
      {children}
    </Form>
  );
}

function MailedCodeProof({ onDone, children, mailed, ...form }: ProofProps & { mailed: Mailed }): ReactElement {
  const texts = useTexts('twoFactor', factorTexts);
  const again = trpc.twoFactor.sendOtp.useMutation();
  const verify = trpc.twoFactor.verifyOtp.useMutation({ onSuccess: onDone });
  const { isSent, isPending, error, send } = mailed;
  const { renderError = (failure: unknown) => <Failure error={failure} /> } = form;
  if (!isSent) {
    return (
      <div className="gh-form">
        {error ? renderError(error) : null}
        <p>{texts.mailedCode.about}</p>
        <Button isPending={isPending} onClick={send}>
          {texts.mailedCode.send}
        </Button>
      </div>
    );
  }
  return (
    <>
      <Form
        {...form}
        onSubmit={({ code = '', trustDevice }) => verify.mutateAsync({ code, ...isTrusted(trustDevice) })}
      >
        <CodeField name="code" label={texts.digits} hint={texts.mailedCode.sent} isFirst />
        {children}
      </Form>
      <ResendCode send={() => again.mutateAsync({})} />
    </>
  );
}

function BackupCodeProof({ onDone, children, ...form }: ProofProps): ReactElement {
  const texts = useTexts('twoFactor', factorTexts).backupCode;
  const verify = trpc.twoFactor.verifyBackupCode.useMutation({ onSuccess: onDone });
  return (
    <Form {...form} onSubmit={({ code = '', trustDevice }) => verify.mutateAsync({ code, ...isTrusted(trustDevice) })}>
      <CodeField name="code" label={texts.field} hint={texts.about} letters isFirst />
      {children}
    </Form>
  );
}

function PasskeyProof({ onDone, children, ...form }: ProofProps): ReactElement {
  const texts = useTexts('passkeys', passkeyTexts).proof;
  const ask = useAskForPasskey();
  const verify = trpc.passkey.verifyAuthentication.useMutation({ onSuccess: onDone });
  return (
    <Form
      {...form}
      action={texts.action}
      onSubmit={async ({ trustDevice }) => verify.mutateAsync({ response: await ask(), ...isTrusted(trustDevice) })}
    >
      <p>{texts.about}</p>
      {children}
    </Form>
  );
}

function PasswordProof({ onDone, children, ...form }: ProofProps): ReactElement {
  const { email } = useUser({ beforeEnrolment: true });
  const { password: label } = useTexts('signIn', passwordTexts);
  const verify = trpc.verifyPassword.useMutation({ onSuccess: onDone });
  return (
    <Form {...form} onSubmit={({ password = '' }) => verify.mutateAsync({ password })}>
      {/* The account, for password managers. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden aria-hidden tabIndex={-1} />
      <PasswordField name="password" label={label} isFirst />
      {children}
    </Form>
  );
}

const forms: Record<Exclude<ProofName, 'otp'>, (props: ProofProps) => ReactElement> = {
  totp: TotpProof,
  passkey: PasskeyProof,
  password: PasswordProof,
  'backup-code': BackupCodeProof,
};
