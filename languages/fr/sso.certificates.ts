import type { Translations } from '#generated/texts/screens.ts';

export const ssoCertificateErrors: Translations['ssoCertificateErrors'] = {
  CERTIFICATE_NOT_FOUND: 'Ce certificat a été supprimé.',
  LAST_CERTIFICATE: 'Une connexion a besoin d’un certificat. Ajoutez-en d’abord un autre.',
};

export const ssoCertificates: Translations['ssoCertificates'] = {
  title: 'Certificats',
  about:
    'Avec lesquels le fournisseur signe ses réponses et ce service ses requêtes. Les modifications n’exigent pas de nouveau test.',
  ofProvider: 'Du fournisseur',
  ofService: 'De ce service',
  validUntil: (date) => `Valable jusqu’au ${date}`,
  expired: (date) => `Expiré le ${date}`,
  state: { current: 'Utilisé', next: 'Suivant', retired: 'Retiré' },
  add: {
    open: 'Ajouter un certificat',
    title: 'Ajouter un certificat',
    about:
      'Ajoutez-le avant que le fournisseur ne signe avec lui. Les deux sont valables jusqu’à la suppression de l’ancien.',
    field: 'Certificat',
    submit: 'Ajouter',
    done: 'Certificat ajouté',
  },
  remove: {
    action: 'Supprimer',
    question: 'Supprimer ce certificat ?',
    consequences: 'Les réponses qui en ont besoin sont aussitôt refusées.',
    confirm: 'Supprimer le certificat',
    done: 'Certificat supprimé',
  },
  read: {
    action: 'Relire les métadonnées',
    question: 'Relire les métadonnées du fournisseur ?',
    about: 'Les nouveaux certificats sont valables aussitôt, les absents encore une semaine.',
    done: 'Métadonnées lues',
    failed: 'Les métadonnées n’ont pas pu être lues.',
  },
  rotate: {
    action: 'Créer une clé',
    question: 'Créer une nouvelle clé ?',
    consequences: 'Elle est ajoutée aux métadonnées de ce service. Signez avec elle quand le fournisseur les a lues.',
    confirm: 'Créer la clé',
    done: 'Clé créée',
  },
  activate: {
    action: 'Signer avec la nouvelle clé',
    question: 'Signer avec la nouvelle clé ?',
    consequences: 'Les requêtes sont désormais signées avec elle. Le fournisseur doit connaître son certificat.',
    confirm: 'Signer avec elle',
    done: 'La nouvelle clé signe',
  },
};
