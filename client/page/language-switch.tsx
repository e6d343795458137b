import { languages } from '#shared/lib/language/languages.ts';

import { rememberLanguage, currentLanguage } from './remember-language.ts';
import { publicConfiguration } from './public-configuration.ts';
import { texts } from '#client/components/texts/page-texts.ts';

/** The browser's own list, which adds nothing to what the sign-in screen loads. */
export function LanguageSwitch() {
  const offered = publicConfiguration.languages;
  if (offered.length < 2) return null;
  return (
    <select
      className="language-switch"
      aria-label={texts.language}
      value={currentLanguage()}
      onChange={({ target }) => rememberLanguage(target.value)}
    >
      {offered.map((language) => (
        <option key={language} value={language} lang={language}>
          {languages[language]}
        </option>
      ))}
    </select>
  );
}
