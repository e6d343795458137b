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

export const importCodes: Translations['importCodes'] = {
  unreadable_record: 'L’enregistrement n’a pas la forme de ceux de cette source',
  record_too_large: 'L’enregistrement dépasse 1 Mio ou 32 niveaux d’imbrication',
  wrong_columns: 'La ligne n’a pas le même nombre de colonnes que l’en-tête',
  duplicate_id: 'Un enregistrement précédent a le même identifiant',
  duplicate_address:
    'Un autre enregistrement a la même adresse : celui qui est vérifié est repris, puis celui de la connexion la plus récente',
  already_exists:
    'Un utilisateur a déjà cette adresse ici ; --link-existing lui ajoute les identités et les appartenances',
  exists_unverified: 'Un utilisateur a cette adresse ici, mais elle n’est pas vérifiée des deux côtés',
  erased: 'Importé auparavant, puis supprimé ici',
  no_address: 'Aucune adresse e-mail ; --placeholder-domain importe ces personnes avec un nom d’utilisateur',
  invalid_address: 'Aucun e-mail ne peut être envoyé à cette adresse',
  unverified_password:
    'Repris avec une adresse non vérifiée : la première preuve de la boîte aux lettres supprime le mot de passe',
  identity_taken: 'Un autre utilisateur a cette identité ici',
  provider_unknown: 'Le fournisseur de l’identité n’est pas configuré ici ; --provider-map lui donne un autre nom',
  username_left: 'Le nom d’utilisateur est pris, ou ses caractères ou sa longueur ne sont pas autorisés ici',
  image_left: 'L’image n’a pas d’adresse https',
  phone_left: 'Le numéro de téléphone n’est pas vérifié, est impossible ou appartient à un autre utilisateur',
  not_a_person: 'Un compte de service, une machine ou un utilisateur anonyme',
  deleted_in_source: 'Supprimé dans la source',
  role_left: 'Le rôle n’a pas d’équivalent ici ; --role-map en indique un',
  missing_reference: 'L’utilisateur, l’organisation ou l’équipe de l’enregistrement n’a pas été importé',
  no_owner: 'Aucun membre ne serait propriétaire ; --owner en indique un',
  owner_promoted: 'Repris ; le plus ancien administrateur est devenu propriétaire',
  slug_changed: 'Repris avec une autre URL, car elle est prise ou a d’autres caractères',
  invalid_name: 'Le nom est vide ou trop long',
  expired: 'Expiré',
  field_left: 'La valeur n’a pas de champ déclaré ici, ou n’est pas du type du champ',
  text_cleaned: 'Repris ; des caractères de contrôle ont été retirés',
  cyclic_group: 'Le groupe se contient lui-même',
  hash_unsupported: 'Repris sans mot de passe : l’empreinte a une forme qui ne peut pas être vérifiée ici',
  hash_too_costly: 'Repris sans mot de passe : l’empreinte coûte plus que les limites',
  password_missing: 'Repris sans mot de passe : l’export n’en contient pas',
  totp_left: 'L’application d’authentification ne peut pas être reprise : l’utilisateur en configure une nouvelle',
  passkey_left: 'La clé d’accès appartient à un autre hôte ou a une autre forme',
  factor_left: 'Le second facteur ne figure dans aucun export',
  kept_here: 'Non modifié, car la valeur a été modifiée ici depuis la dernière exécution',
  missing_in_source: 'Importé auparavant, et absent de la source désormais',
  already_member: 'Est déjà membre ou invité ici',
};
