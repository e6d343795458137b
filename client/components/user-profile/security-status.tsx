import { useState, type ReactElement } from 'react';

import { texts as accountTexts } from '#client/components/texts/account-texts.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';

import { returnUrl } from '#client/components/lib/returned.ts';
import { Action } from '#client/components/ui/action.tsx';
import { useAnnounce } from '#client/components/ui/announcements.tsx';
import { checkIcon, Icon, shieldIcon } from '#client/components/ui/icons.tsx';
import { useTexts } from '#client/components/settings.tsx';
import type { AccountPageProps } from './account-page.ts';
import { Enrolment, type Step } from './enrolment.tsx';
import { useAddPasskey } from './passkeys.tsx';
import { firstStep } from './two-factor.tsx';

/** How well the account is protected: by what, and a button for what to add next. */
export function SecurityStatus({ options, emailVerifiedUrl }: AccountPageProps): ReactElement | null {
  const { email: emailTexts, security } = useTexts('account', accountTexts);
  const texts = security.status;
  const { email, emailVerified, twoFactorEnabled } = useUser({ beforeEnrolment: true });
  const announce = useAnnounce();
  const accounts = trpc.listAccounts.useQuery({});
  const verify = trpc.sendVerificationEmail.useMutation();
  const enable = trpc.twoFactor.enable.useMutation({ onSuccess: (answer) => setStep(firstStep(answer)) });
  const [step, setStep] = useState<Step | null>(null);
  const addPasskey = useAddPasskey();
  const sendLink = async () => {
    await verify.mutateAsync({ email, callbackURL: emailVerifiedUrl ?? returnUrl('email-verified') });
    announce(emailTexts.sentTo(email));
  };
  const hasPasskey = accounts.data?.some(({ provider }) => provider === 'passkey');
  const protections = [
    { ...texts.email, isOffered: options.verifiesEmails, isOn: emailVerified, run: sendLink },
    {
      ...texts.secondFactor,
      isOffered: options.twoFactor.policy !== 'off',
      isOn: twoFactorEnabled === true,
      run: () => enable.mutateAsync({ method: 'totp' }),
    },
    { ...texts.passkey, isOffered: options.passkeys.enabled, isOn: hasPasskey === true, run: addPasskey },
  ].filter(({ isOffered }) => isOffered);
  const missing = protections.filter(({ isOn }) => !isOn);
  const [next] = missing;
  if (protections.length === 0) return null;
  return (
    <div
      className={next ? 'gh-notice gh-info gh-status' : 'gh-notice gh-good gh-status'}
      // Hidden until it is known, so that what follows stays in its place.
      style={accounts.data === undefined ? { visibility: 'hidden' } : undefined}
    >
      <Icon path={shieldIcon} size={24} />
      <div className="gh-grow">
        <strong>{next ? texts.count(protections.length - missing.length, protections.length) : texts.all}</strong>
        {next ? <span>{next.about}</span> : null}
        <ul>
          {protections.map(({ name, isOn }) => (
            <li key={name} data-on={isOn}>
              <div className="gh-tick">{isOn ? <Icon path={checkIcon} size={12} /> : null}</div>
              {name} <span className="gh-hidden">{isOn ? texts.on : texts.off}</span>
            </li>
          ))}
        </ul>
      </div>
      {next ? <Action key={next.name} variant="primary" label={next.action} run={next.run} /> : null}
      {step ? <Enrolment step={step} onStep={setStep} hasCodes={false} app={options.name} /> : null}
    </div>
  );
}
