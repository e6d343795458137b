import type { CSSProperties, ReactNode } from 'react';

import { texts as fieldTexts } from '#client/components/texts/app-texts.ts';
import { texts as emailCodeTexts } from '#client/components/texts/email-code-entry-texts.ts';
import { texts as pageTexts } from '#client/components/texts/page-texts.ts';
import { texts as magicLinkTexts } from '#client/components/texts/sign-in/magic-link-texts.ts';
import { texts as passkeyTexts } from '#client/components/texts/sign-in/passkey-sign-in-texts.ts';
import { texts as signInTexts } from '#client/components/texts/sign-in/sign-in-texts.ts';
import { texts as usernameTexts } from '#client/components/texts/username-texts.ts';
import { Icon, keyIcon, mailIcon } from '#client/components/ui/icons.tsx';
import { ProviderMark } from '#client/components/ui/provider-mark.tsx';
import { Root } from '#client/components/ui/root.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { iconSvg } from '#shared/lib/branding.ts';
import { ACCENT, ink } from '#shared/lib/palette.ts';

import type { BrandingValues } from './config-lines.ts';

interface SignInPreviewProps {
  values: BrandingValues;
  theme: 'light' | 'dark';
}

/** A picture of the sign-in page with a branding that the page does not have: its frame and classes, without its controls. */
export function SignInPreview({ values, theme }: SignInPreviewProps) {
  const { appName, accentColor, logoUrl, termsUrl, privacyUrl } = values;
  const icon = `data:image/svg+xml,${encodeURIComponent(iconSvg(appName, accentColor || ACCENT))}`;
  return (
    <div className="signed-out" aria-hidden inert style={colorsOf(theme)}>
      <div className="signed-out-content">
        <div className="signed-out-brand">
          <div className="brand">
            <img src={logoUrl || icon} alt="" width={28} height={28} />
            <span>{appName}</span>
          </div>
        </div>
        <Root className="gh-card gh-auth">
          <div className="gh-view">
            <div className="gh-header">
              <strong>{signInTexts.signIn.title(appName)}</strong>
            </div>
            <Methods />
          </div>
        </Root>
      </div>
      {termsUrl || privacyUrl ? (
        <footer>
          {termsUrl ? <span>{pageTexts.footer.terms}</span> : null}
          {privacyUrl ? <span>{pageTexts.footer.privacy}</span> : null}
        </footer>
      ) : null}
    </div>
  );
}

/** Those that the service offers, in the order of the page. */
function Methods() {
  const { providers, emailAndPassword, username, magicLink, emailOtp, passkeys, sso } = publicConfiguration;
  const { signIn } = signInTexts;
  const isCompact = providers.length > 2;
  const hasForm = emailAndPassword.enabled || sso;
  const mailed = [...(magicLink ? [magicLinkTexts.action] : []), ...(emailOtp.enabled ? [emailCodeTexts.signIn] : [])];
  return (
    <>
      {providers.length > 0 ? (
        <div className={isCompact ? 'gh-marks' : 'gh-stack'}>
          {providers.map(({ id, name }) => (
            <Plain key={id}>
              <ProviderMark id={id} />
              {isCompact ? null : signIn.continueWith(name)}
            </Plain>
          ))}
        </div>
      ) : null}
      {providers.length > 0 && hasForm ? <div className="gh-divider">{signIn.or}</div> : null}
      {hasForm ? (
        <div className="gh-form">
          <div className="gh-field">
            <div className="gh-label">{username.enabled ? usernameTexts.signInName : fieldTexts.fields.email}</div>
            <div className="gh-input">
              <span className="gh-select" />
            </div>
          </div>
          <span className="gh-button gh-primary">{signIn.next}</span>
        </div>
      ) : null}
      <div className="gh-stack">
        {passkeys.enabled ? (
          <Plain>
            <Icon path={keyIcon} />
            {passkeyTexts.signIn}
          </Plain>
        ) : null}
        {mailed.length > 1 ? <Plain>{signIn.otherWays}</Plain> : null}
        {mailed.length === 1 ? (
          <Plain>
            <Icon path={mailIcon} />
            {mailed[0]}
          </Plain>
        ) : null}
      </div>
      {emailAndPassword.signUp ? (
        <p className="gh-foot">
          {signIn.newHere} <span className="gh-link">{signIn.signUp}</span>
        </p>
      ) : null}
    </>
  );
}

function Plain({ children }: { children: ReactNode }) {
  return <span className="gh-button gh-plain">{children}</span>;
}

/** Those of `page.css`. */
function colorsOf(theme: 'light' | 'dark'): CSSProperties {
  const [backdrop, surface, text, dimmed, line, gateLine] =
    theme === 'light'
      ? [ink.light[0], '#ffffff', ink.text, ink.light[7], ink.light[3], ink.light[2]]
      : [ink.dark[9], ink.dark[7], ink.dark[0], ink.dark[2], ink.dark[4], ink.dark[6]];
  const variables: Record<`--${string}`, string> = {
    '--gatehouse-backdrop': backdrop,
    '--gatehouse-surface': surface,
    '--gatehouse-text': text,
    '--gatehouse-dimmed': dimmed,
    '--gatehouse-line': line,
    '--gatehouse-gate': surface,
    '--gatehouse-gate-line': gateLine,
  };
  return { ...variables, colorScheme: theme };
}
