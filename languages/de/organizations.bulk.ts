import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('de');
const plural = pluralOf('de');
const members = (count: number) =>
  plural(count, { one: `${number(count)} Mitglied`, other: `${number(count)} Mitglieder` });
const ofMembers = (count: number) =>
  plural(count, { one: `${number(count)} Mitglied`, other: `${number(count)} Mitgliedern` });

export const memberBulk: Translations['memberBulk'] = {
  toolbar: 'Ausgewählte Mitglieder',
  selectPage: 'Alle Mitglieder auf dieser Seite auswählen',
  most: (count) => `${number(count)} ausgewählt, mehr sind nicht auf einmal möglich`,
  failed: {
    title: (count) => `${members(count)} nicht geändert`,
    about: (done) =>
      done === 0 ? 'Kein Mitglied wurde geändert.' : `${members(done)} geändert. Die übrigen bleiben ausgewählt:`,
  },
  changeRole: {
    open: 'Rolle ändern',
    title: (count) => `Rolle von ${ofMembers(count)} ändern`,
    about: 'Die Rolle ersetzt alle bisherigen Rollen dieser Mitglieder.',
    submit: 'Rolle ändern',
    done: (count) => `Rolle von ${ofMembers(count)} geändert`,
  },
  remove: {
    open: 'Entfernen',
    title: (count) => `${members(count)} entfernen?`,
    about: (organization) =>
      `Sie verlieren sofort den Zugriff auf ${organization}. Eine erneute Einladung ist möglich.`,
    submit: (count) => `${members(count)} entfernen`,
    done: (count) => `${members(count)} entfernt`,
  },
};
