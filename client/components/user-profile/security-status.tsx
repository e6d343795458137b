import type { ReactElement } from 'react';

import { texts as accountTexts } from '#client/components/texts/account-texts.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';

import { Icon, shieldIcon } from '#client/components/ui/icons.tsx';
import type { PublicOptions } from '#client/components/options.ts';
import { useTexts } from '#client/components/settings.tsx';

/** How well the account is protected, and what to add next. */
export function SecurityStatus({ options }: { options: PublicOptions }): ReactElement | null {
  const texts = useTexts('account', accountTexts).security.status;
  const { emailVerified, twoFactorEnabled } = useUser({ beforeEnrolment: true });
  const accounts = trpc.listAccounts.useQuery({});
  // Hidden until it is known, so that what follows stays in its place.
  const isKnown = accounts.data !== undefined;
  const hasPasskey = accounts.data?.some(({ provider }) => provider === 'passkey');
  const protections = [
    { isOffered: options.verifiesEmails, isOn: emailVerified, next: texts.email },
    { isOffered: options.twoFactor.policy !== 'off', isOn: twoFactorEnabled === true, next: texts.secondFactor },
    { isOffered: options.passkeys.enabled, isOn: hasPasskey, next: texts.passkey },
  ].filter(({ isOffered }) => isOffered);
  const missing = protections.filter(({ isOn }) => !isOn);
  const [first] = missing;
  if (protections.length === 0) return null;
  return (
    <div
      className={first ? 'gh-notice gh-info gh-status' : 'gh-notice gh-good gh-status'}
      style={isKnown ? undefined : { visibility: 'hidden' }}
    >
      <Icon path={shieldIcon} size={24} />
      <div className="gh-grow">
        <strong>{first ? texts.count(protections.length - missing.length, protections.length) : texts.all}</strong>
        {first ? <span>{first.next}</span> : null}
      </div>
    </div>
  );
}
