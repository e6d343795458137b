import type { MailTranslations } from '#generated/texts/mails.ts';
import { listOf } from '#shared/lib/language/translation.ts';

const list = listOf('fr');

export const invitations: MailTranslations['invitations'] = {
  invitation: {
    subject: (organization, app) => `Invitation à rejoindre ${organization} sur ${app}`,
    heading: (organization) => `Rejoindre ${organization}`,
    request: ({ inviter, organization, app, roles }) =>
      `${inviter} vous a invité à rejoindre ${organization} sur ${app} avec le rôle ${list(roles)}.`,
    expiry: (duration) => `L’invitation expire dans ${duration}. Ne partagez pas ce lien\u00a0; il vous est réservé.`,
    action: 'Voir l’invitation',
  },
};
