import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const settings: Translations['settings'] = {
  title: 'Paramètres',
  about: {
    configuration: 'Chaque option du service : modifiez-la ici, ou copiez les lignes qui la définissent.',
    providers:
      'Les comptes avec lesquels les utilisateurs se connectent, et les lignes qui configurent chaque fournisseur.',
    emails: 'Comment les e-mails sont envoyés, et leur apparence.',
    branding: 'Le nom, la couleur, le logo et les liens que voient les utilisateurs.',
  },
  tabs: {
    label: 'Paramètres',
    configuration: 'Configuration',
    providers: 'Fournisseurs',
    emails: 'E-mail',
    branding: 'Image de marque',
  },
  configuration: {
    search: 'Rechercher des options',
    changedOnly: 'Modifiées uniquement',
    changeable: 'Modifiables ici',
    sections: 'Sections',
    jump: 'Aller à la section',
    service: 'Service',
    count: (count) => plural(count, { one: `${number(count)} option`, other: `${number(count)} options` }),
    sources: { environment: 'Environnement', file: 'Fichier', saved: 'Enregistrée', default: 'Par défaut' },
    showDefaults: (count) =>
      plural(count, {
        one: `Afficher ${number(count)} valeur par défaut`,
        other: `Afficher ${number(count)} valeurs par défaut`,
      }),
    hideDefaults: 'Masquer les valeurs par défaut',
    showUnchanged: (count) =>
      plural(count, {
        one: `Afficher ${number(count)} section avec seulement des valeurs par défaut`,
        other: `Afficher ${number(count)} sections avec seulement des valeurs par défaut`,
      }),
    changed: (count) => plural(count, { one: `${number(count)} modifiée`, other: `${number(count)} modifiées` }),
    default: (value) => `Par défaut : ${value}`,
    unset: 'Non définie',
    hidden: 'Définie, non affichée',
    function: 'Une fonction',
    empty: { title: 'Aucune option trouvée' },
  },
  lock: { environment: (variable) => `Définie par ${variable}`, file: 'Définie dans gatehouse.config.ts' },
  change: {
    action: 'Modifier…',
    title: (option) => `Modifier : ${option}`,
    now: 'Actuellement :',
    value: 'Nouvelle valeur',
    on: 'Activé',
    off: 'Désactivé',
    listHint: 'Appuyez sur Entrée après chaque entrée.',
    jsonHint: 'Écrite en JSON.',
    isDefault: 'C’est la valeur par défaut : vous pouvez aussi retirer l’option.',
    atDefault: 'C’est la valeur par défaut.',
    useDefault: 'Utiliser la valeur par défaut',
    save: 'Enregistrer',
    saved: 'Paramètre enregistré',
    remove: 'Retirer la valeur enregistrée',
    removed: 'Valeur enregistrée retirée',
    needs: (needs) => `Le service exige : ${needs}.`,
    instead: 'Copier plutôt les lignes',
    insteadHint: 'L’environnement et le fichier sont prioritaires sur une valeur enregistrée.',
    invalid: 'Saisissez une valeur valide pour obtenir les lignes.',
    secret:
      'Les secrets ne se saisissent pas sur cette page. Copiez la ligne et écrivez la valeur à la place des points.',
    function: 'Cette option est une fonction : écrivez-la dans gatehouse.config.ts.',
    environment: 'Variable d’environnement',
    whatVariable: 'la variable',
    whatLines: 'les lignes',
    noVariable: 'Aucune variable d’environnement ne définit cette option.',
    either: 'L’une des deux définit l’option. L’environnement est prioritaire sur le fichier.',
    environmentWins: (variable) =>
      `${variable} définit actuellement cette option et est prioritaire sur le fichier. Modifiez la variable.`,
    fileWins:
      'Le fichier est prioritaire sur une valeur enregistrée. Modifiez-le, ou retirez-en l’option pour enregistrer une valeur ici.',
    restart: 'Le service lit cette option à son démarrage : copiez les lignes, puis redémarrez-le.',
    copyOnly: 'Copiez les lignes, puis redémarrez le service.',
    errors: {
      number: 'Saisissez un nombre.',
      integer: 'Saisissez un nombre entier.',
      minimum: (least) => `Saisissez ${least} ou plus.`,
      above: (bound) => `Saisissez plus de ${bound}.`,
      maximum: (most) => `Saisissez ${most} ou moins.`,
      choice: 'Choisissez une valeur.',
      json: 'Saisissez du JSON valide.',
      text: 'Saisissez une valeur.',
      minLength: (least) => `Saisissez au moins ${least} caractères.`,
      maxLength: (most) => `Saisissez au plus ${most} caractères.`,
      pattern: 'Le service n’accepte pas cette forme. La description indique ce qu’il accepte.',
      comma: 'Saisissez chaque partie séparément, sans virgule.',
    },
  },
  providers: {
    callbackUrl: 'URL de rappel',
    url: 'URL de rappel',
    enabled: {
      title: 'Configurés',
      about: 'Chaque fournisseur doit connaître son URL de rappel.',
      empty: 'Aucun fournisseur n’est configuré.',
    },
    others: {
      title: 'Non configurés',
      about: (example) =>
        `Enregistrez l’URL de rappel auprès du fournisseur, puis définissez le client qu’il vous donne, par exemple avec ${example}.`,
    },
  },
  emails: {
    delivery: {
      title: 'Envoi',
      about: 'Où vont les e-mails.',
      from: 'De',
      to: 'Destination',
      smtp: 'Serveur de messagerie',
      mailbox: 'Boîte de développement',
      none: 'Nulle part',
      mailboxNote: 'Les e-mails ne sont pas envoyés. Définissez SMTP_URL pour les envoyer.',
      noneNote:
        'Seuls les e-mails envoyés par une fonction des options arrivent. Définissez SMTP_URL pour les envoyer tous.',
      openMailbox: 'Ouvrir la boîte',
    },
    test: {
      title: 'E-mail de test',
      about: (email) => `Envoyé à ${email}.`,
      submit: 'Envoyer un e-mail de test',
      sent: {
        title: 'Le serveur de messagerie a accepté l’e-mail',
        about: (email) => `Vérifiez la boîte de réception de ${email} et le dossier des indésirables.`,
      },
      mailbox: {
        title: 'L’e-mail est dans la boîte de développement',
        about: 'Il n’a pas été envoyé, car SMTP_URL n’est pas définie.',
      },
      failed: {
        title: 'L’e-mail n’a pas pu être envoyé',
        about: 'Réponse du serveur de messagerie ou de la connexion :',
      },
      disabled: {
        title: 'Aucun serveur de messagerie n’est défini',
        about: 'Définissez SMTP_URL et redémarrez le service.',
      },
    },
    preview: {
      title: 'Aperçu',
      about: 'Chaque e-mail avec un contenu fictif.',
      email: 'E-mail',
      language: 'Langue',
      subject: 'Objet',
      look: 'Apparence',
      light: 'Clair',
      dark: 'Sombre',
      plainText: 'Texte brut',
      replaced: (name) =>
        `La fonction ${name} des options envoie cet e-mail. Les destinataires voient le sien, pas celui-ci.`,
      frame: (subject) => `Aperçu de « ${subject} »`,
    },
  },
};
