import type { Translations } from '#generated/texts/screens.ts';

export const branding: Translations['branding'] = {
  form: {
    title: 'Nom et couleur',
    links: 'Logo et liens',
    shape: 'Apparence des composants',
    appName: 'Nom du service',
    accentColor: 'Couleur d’accentuation',
    pickColor: 'Choisir une couleur d’accentuation',
    logoUrl: 'URL du logo',
    termsUrl: 'URL des conditions',
    privacyUrl: 'URL de la politique de confidentialité',
    radius: 'Rayon des coins, en pixels',
    font: 'Police',
    fonts: { system: 'Système', serif: 'Avec empattements', monospace: 'Chasse fixe' },
    components: 'Non enregistrée ici : copiez les variables dans votre application.',
    contrast: (contrast, least) => `Contraste avec un texte blanc : ${contrast}, au moins ${least}.`,
  },
  errors: {
    appName: 'Saisissez un nom de 80 caractères au maximum.',
    accentColor: 'Saisissez une couleur telle que #3b5bdb.',
    contrast: (contrast, least) =>
      `Trop claire pour un texte blanc : le contraste est de ${contrast} et doit être d’au moins ${least}.`,
    address: 'Saisissez une adresse https ou un chemin de ce site.',
  },
  bar: {
    label: 'Modifications non enregistrées',
    unsaved: (names) => `Non enregistré : ${names}.`,
    differs: (names) => `Différent du service en cours : ${names}.`,
    running: (value) => `Service en cours : ${value}`,
    none: 'aucun',
    copy: 'la configuration',
    reset: 'Réinitialiser',
    save: 'Enregistrer les modifications',
    saved: 'Image de marque enregistrée',
  },
  preview: {
    title: 'Aperçu',
    about: 'La page de connexion et les composants avec vos propres données. Ils ne sont pas utilisables ici.',
    views: { signIn: 'Connexion', userButton: 'Bouton utilisateur', profile: 'Profil', organization: 'Organisation' },
    theme: 'Thème',
    themes: { light: 'Clair', dark: 'Sombre' },
    width: 'Largeur',
    widths: { desktop: 'Ordinateur', phone: 'Téléphone' },
  },
  lines: {
    title: 'Configuration',
    about:
      'Les mêmes valeurs pour le fichier. Ce que le fichier ou l’environnement définit est prioritaire sur les valeurs enregistrées.',
    file: 'Lignes pour gatehouse.config.ts.',
    what: 'lignes',
    css: 'Variables CSS',
    whatCss: 'variables CSS',
    invalid: 'Corrigez les champs signalés.',
  },
};
