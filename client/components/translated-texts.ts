import type { ComponentEnglish } from '#generated/texts/components.ts';
import { translatedErrors } from '#generated/texts/translated-errors.ts';
import type { Translation } from '#shared/lib/language/translation.ts';

import type { ComponentTexts, ErrorArea } from './component-texts.ts';

/** The texts of the components in a language of the web app. */
export function translatedTexts(translations: Translation<ComponentEnglish>): ComponentTexts {
  const { app, forms, errors, ...areas } = translations;
  const { errors: general, ...validation } = errors;
  const shown = Object.entries(areas).filter(([area]) => !/(Errors|ScopeTexts)$/.test(area));
  const ofScopes = Object.entries(areas).filter(([area]) => area.endsWith('ScopeTexts'));
  const byCode = Object.entries(translatedErrors(translations)).map(([code, { text }]) => [code, text]);
  return {
    ...(Object.fromEntries(shown) as Omit<typeof areas, ErrorArea>),
    fields: app,
    codes: forms,
    validation,
    scopes: Object.assign({}, ...ofScopes.map(([, texts]) => texts)) as ComponentTexts['scopes'] & object,
    errors: { ...general, ...(Object.fromEntries(byCode) as ComponentTexts['errors']) },
  };
}
