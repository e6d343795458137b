import type { MailTranslations } from '#generated/texts/mails.ts';

export const auditChain: MailTranslations['auditChain'] = {
  checkpoint: {
    subject: (app, day) => `Journal d’audit de ${app} : point de contrôle du ${day}`,
    heading: (number) => `Point de contrôle ${number}`,
    facts: (day, entries) => `Jusqu’au ${day}, le journal d’audit contient ${entries} entrées scellées.`,
    use: 'Conservez cet e-mail. Pour prouver qu’aucune entrée n’a été supprimée ou modifiée depuis, enregistrez la ligne ci-dessous dans un fichier pour la commande npm run audit -- verify --anchor.',
    note: 'Vous recevez cet e-mail parce que cette adresse est une ancre du journal d’audit.',
  },
  violation: {
    subject: (app) => `Le journal d’audit de ${app} a été modifié`,
    heading: 'Le journal d’audit a été modifié',
    event: (app, count) =>
      `Une vérification du journal d’audit de ${app} a trouvé des modifications d’entrées enregistrées : ${count}.`,
    next: 'Seule une personne qui administre la base de données, ou qui a pris le contrôle de son serveur, peut en être la cause. Conservez une copie de la base de données avant toute modification.',
    action: 'Afficher les modifications',
    note: 'Vous recevez cet e-mail parce que vous pouvez lire le journal d’audit.',
  },
};
