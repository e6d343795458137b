import type { MailTranslations } from '#generated/texts/mails.ts';

export const domains: MailTranslations['domains'] = {
  failing: {
    subject: (domain) => `Falta el registro DNS de ${domain}`,
    heading: 'Falta un registro DNS',
    event: (domain, organization, app) =>
      `${app} ya no encuentra el registro que demuestra que ${domain} pertenece a ${organization}.`,
    next: 'Vuelva a añadir el registro antes de que se pierda el dominio:',
  },
  lost: {
    subject: (domain) => `El dominio ${domain} ya no está verificado`,
    heading: 'Un dominio ya no está verificado',
    event: (domain, organization, app) =>
      `Desde hace unos días, ${app} no encuentra el registro que demuestra que ${domain} pertenece a ${organization}.`,
    next: 'Vuelva a añadir el registro y después verifique el dominio:',
  },
  moved: {
    subject: (domain) => `Otra organización verificó el dominio ${domain}`,
    heading: 'Otra organización verificó un dominio',
    event: (domain, organization, app) =>
      `En ${app}, ${domain} ya no pertenece a ${organization}: su registro se sustituyó por el de otra organización.`,
    next: 'Si el dominio es suyo, restaure el registro y después verifique el dominio:',
  },
  note: 'Recibe este correo porque es propietario de la organización o porque añadió el dominio.',
};
