import { useState, type ReactElement } from 'react';

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

/** The ways to sign in beside the password and the providers. */
export function OtherMethods(): ReactElement {
  const { magicLink, emailOtp, passkeys } = useFlow().options;
  return (
    <div className="gh-stack">
      {passkeys.enabled ? <PasskeyButton /> : null}
      {magicLink && emailOtp.enabled ? (
        <ByEmail />
      ) : (
        <>
          {magicLink ? <ByLink /> : null}
          {emailOtp.enabled ? <ByCode /> : null}
        </>
      )}
    </div>
  );
}

const mailed = ['magic-link', 'email-code'] as const;
const digitsIcon = 'M9 4L7 20M17 4l-2 16M4 9h16M4 15h16';

/** Both ways by email, behind one button; open if one of them was used last. */
function ByEmail(): ReactElement {
  const { otherWays } = useTexts('signIn', signInTexts).signIn;
  const last = useLastMethod();
  const [isOpened, setOpened] = useState<boolean | null>(null);
  const isOpen = isOpened ?? mailed.some((view) => view === last);
  return (
    <>
      <Button variant="plain" aria-expanded={isOpen} onClick={() => setOpened(!isOpen)}>
        {otherWays}
      </Button>
      {isOpen ? (
        <div className="gh-stack gh-opened">
          <ByLink />
          <ByCode />
        </div>
      ) : null}
    </>
  );
}

function ByLink(): ReactElement {
  return <Mailed view="magic-link">{useTexts('magicLink', magicLinkTexts).action}</Mailed>;
}

function ByCode(): ReactElement {
  return <Mailed view="email-code">{useTexts('emailCodeEntries', emailCodeTexts).signIn}</Mailed>;
}

/** The view has the name of the method. */
function Mailed({ view, children }: { view: (typeof mailed)[number]; children: string }): ReactElement {
  return (
    <LastUsed method={view}>
      <ViewLink view={view} button="plain">
        <Icon path={view === 'magic-link' ? mailIcon : digitsIcon} />
        {children}
      </ViewLink>
    </LastUsed>
  );
}
