import type { MailTranslations } from '#generated/texts/mails.ts';
import { listOf } from '#shared/lib/language/translation.ts';

const list = listOf('de');

export const invitations: MailTranslations['invitations'] = {
  invitation: {
    subject: (organization, app) => `Einladung zu ${organization} bei ${app}`,
    heading: (organization) => `${organization} beitreten`,
    request: ({ inviter, organization, app, roles }) =>
      `${inviter} hat Sie eingeladen, ${organization} bei ${app} beizutreten, mit der Rolle ${list(roles)}.`,
    expiry: (duration) =>
      `Die Einladung ist ${duration} lang gültig. Geben Sie diesen Link nicht weiter; er ist nur für Sie bestimmt.`,
    action: 'Einladung ansehen',
  },
};
