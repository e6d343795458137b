import type { Language } from './languages.ts';
import { localeOf } from './locale.ts';

/** The type of a translation: the same keys, and functions of the same values. */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => infer Text
    ? (...values: Values) => Translation<Text>
    : { readonly [Key in keyof Texts]: Translation<Texts[Key]> };

type PluralForms = { readonly other: string } & { readonly [Category in Intl.LDMLPluralRule]?: string };

/** Chooses the plural form of a count by the rules of a language. */
export function pluralOf(language: Language): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}

/** Joins names as the language does: `a, b and c`. */
export function listOf(language: Language): (names: readonly string[]) => string {
  return (names) => new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names);
}

/** Writes a number with the separators of a language. */
export function numberOf(language: Language): (value: number) => string {
  return (value) => value.toLocaleString(localeOf(language));
}
