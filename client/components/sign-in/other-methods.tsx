import { useState, type ReactElement, type ReactNode } from 'react';

import { texts as emailCodeTexts } from '#client/components/texts/email-code-entry-texts.ts';
import { texts as magicLinkTexts } from '#client/components/texts/sign-in/magic-link-texts.ts';
import { texts as signInTexts } from '#client/components/texts/sign-in/sign-in-texts.ts';

import { Button } from '#client/components/ui/button.tsx';
import { Icon, mailIcon } from '#client/components/ui/icons.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { useFlow } from './flow.ts';
import { LastUsed, useLastMethod } from './last-used.tsx';
import { ViewLink } from './links.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

/** The ways to sign in beside the password and the providers. */
export function OtherMethods(): ReactElement {
  const { magicLink, emailOtp, passkeys } = useFlow().options;
  const last = useLastMethod();
  return (
    <div className="gh-stack">
      {passkeys.enabled ? <PasskeyButton /> : null}
      {magicLink && emailOtp.enabled ? (
        <Folded isOpenFirst={mailed.some((view) => view === last)}>
          <Mailed />
        </Folded>
      ) : (
        <Mailed />
      )}
    </div>
  );
}

/** Beside the password: every other way, open if the last sign-in was by one of them. */
export function FoldedMethods(): ReactElement {
  const { passkeys } = useFlow().options;
  const last = useLastMethod();
  return (
    <div className="gh-stack">
      <Folded isOpenFirst={last !== null && last !== 'password'}>
        <ProviderButtons isAlone />
        {passkeys.enabled ? <PasskeyButton /> : null}
        <Mailed />
      </Folded>
    </div>
  );
}

const mailed = ['magic-link', 'email-code'] as const;
const digitsIcon = 'M9 4L7 20M17 4l-2 16M4 9h16M4 15h16';

interface FoldedProps {
  /** Whether it is open until the button is used. */
  isOpenFirst: boolean;
  children: ReactNode;
}

/** Ways to sign in behind one button. */
function Folded({ isOpenFirst, children }: FoldedProps): ReactElement {
  const { otherWays } = useTexts('signIn', signInTexts).signIn;
  const [isOpened, setOpened] = useState<boolean | null>(null);
  const isOpen = isOpened ?? isOpenFirst;
  return (
    <>
      <Button variant="plain" aria-expanded={isOpen} onClick={() => setOpened(!isOpen)}>
        {otherWays}
      </Button>
      {isOpen ? <div className="gh-stack gh-opened">{children}</div> : null}
    </>
  );
}

function Mailed(): ReactElement {
  const { magicLink, emailOtp } = useFlow().options;
  return (
    <>
      {magicLink ? <ByLink /> : null}
      {emailOtp.enabled ? <ByCode /> : null}
    </>
  );
}

function ByLink(): ReactElement {
  return <MailedWay view="magic-link">{useTexts('magicLink', magicLinkTexts).action}</MailedWay>;
}

function ByCode(): ReactElement {
  return <MailedWay view="email-code">{useTexts('emailCodeEntries', emailCodeTexts).signIn}</MailedWay>;
}

/** The view has the name of the method. */
function MailedWay({ view, children }: { view: (typeof mailed)[number]; children: string }): ReactElement {
  return (
    <LastUsed method={view}>
      <ViewLink view={view} button="plain">
        <Icon path={view === 'magic-link' ? mailIcon : digitsIcon} />
        {children}
      </ViewLink>
    </LastUsed>
  );
}
