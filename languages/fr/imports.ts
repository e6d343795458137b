import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('fr');

export const imports: Translations['imports'] = {
  title: 'Importations',
  about: 'Utilisateurs et organisations importés depuis d’autres produits.',
  empty: {
    title: 'Aucune importation',
    description: 'La commande npm run import reprend les utilisateurs d’un autre produit.',
  },
  state: { running: 'En cours', stopped: 'Arrêtée', done: 'Terminée' },
  kinds: {
    user: 'Utilisateurs',
    organization: 'Organisations',
    team: 'Équipes',
    member: 'Adhésions',
    'team member': 'Adhésions aux équipes',
    invitation: 'Invitations',
  },
  columns: { created: 'Nouveaux', changed: 'Modifiés', equal: 'Inchangés', left: 'Laissés' },
  reasons: 'Laissés de côté ou repris en partie',
  hashes: {
    title: 'Mots de passe importés',
    about:
      'Chacun est renouvelé lorsque son utilisateur se connecte. D’ici là, les connexions refusées prennent plus de temps.',
    none: 'Tous les mots de passe ont été renouvelés.',
    users: (count) => plural(count, { one: `${count} utilisateur`, other: `${count} utilisateurs` }),
  },
};
