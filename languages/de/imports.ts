import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('de');

export const imports: Translations['imports'] = {
  title: 'Importe',
  about: 'Benutzer und Organisationen, die aus anderen Produkten importiert wurden.',
  empty: {
    title: 'Noch keine Importe',
    description: 'Der Befehl npm run import übernimmt Benutzer aus einem anderen Produkt.',
  },
  state: { running: 'Läuft', stopped: 'Angehalten', done: 'Fertig' },
  kinds: {
    user: 'Benutzer',
    organization: 'Organisationen',
    team: 'Teams',
    member: 'Mitgliedschaften',
    'team member': 'Team-Mitgliedschaften',
    invitation: 'Einladungen',
  },
  columns: { created: 'Neu', changed: 'Geändert', equal: 'Unverändert', left: 'Ausgelassen' },
  reasons: 'Ausgelassen oder nur teilweise übernommen',
  hashes: {
    title: 'Importierte Passwörter',
    about: 'Jedes wird erneuert, wenn sich der Benutzer anmeldet. Bis dahin dauern abgelehnte Anmeldungen länger.',
    none: 'Alle Passwörter wurden erneuert.',
    users: (count) => plural(count, { one: `${count} Benutzer`, other: `${count} Benutzer` }),
  },
};
