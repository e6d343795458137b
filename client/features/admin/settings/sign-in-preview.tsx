import type { CSSProperties } from 'react';

import { texts as pageTexts } from '#client/components/texts/page-texts.ts';
import { texts as signInTexts } from '#client/components/texts/sign-in/sign-in-texts.ts';
import { shadesOf } from '#shared/lib/colors.ts';
import { ACCENT, ink, LIGHT_ACCENT } from '#shared/lib/palette.ts';

import type { BrandingValues } from './config-lines.ts';
import { texts } from './texts.ts';

/** A picture of the sign-in page with a branding that the page does not have. */
export function SignInPreview({ values, theme }: { values: BrandingValues; theme: 'light' | 'dark' }) {
  const { appName, logoUrl, termsUrl, privacyUrl } = values;
  const { preview } = texts.branding;
  return (
    <figure className="sign-in-preview" aria-label={preview[theme]} style={colorsOf(values, theme)}>
      <div aria-hidden>
        <div className="brand">
          {logoUrl ? <img src={logoUrl} alt="" /> : <span className="initial">{initialOf(appName)}</span>}
          <strong>{appName}</strong>
        </div>
        <strong className="heading">{preview.heading(appName)}</strong>
        <div className="card">
          <span>{preview.email}</span>
          <span className="field" />
          <span className="button">{signInTexts.signIn.next}</span>
          <span className="other">{signInTexts.signIn.otherWays}</span>
        </div>
        {termsUrl || privacyUrl ? (
          <div className="links">
            {termsUrl ? <span className="link">{pageTexts.footer.terms}</span> : null}
            {privacyUrl ? <span className="link">{pageTexts.footer.privacy}</span> : null}
          </div>
        ) : null}
      </div>
    </figure>
  );
}

function initialOf(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? '';
}

/** As the theme of the web app chooses them. */
function colorsOf({ accentColor }: BrandingValues, theme: 'light' | 'dark'): CSSProperties {
  const accent = accentColor || ACCENT;
  const lightened = accent === ACCENT ? LIGHT_ACCENT : shadesOf(accent)[3];
  const [backdrop, card, line, text, link] =
    theme === 'light'
      ? [ink.light[0], '#ffffff', ink.light[3], ink.text, accent]
      : [ink.dark[9], ink.dark[7], ink.dark[4], ink.dark[0], lightened];
  const variables: Record<`--${string}`, string> = {
    '--preview-accent': accent,
    '--preview-backdrop': backdrop,
    '--preview-card': card,
    '--preview-line': line,
    '--preview-text': text,
    '--preview-link': link,
  };
  return variables as CSSProperties;
}
