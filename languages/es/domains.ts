import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('es');

export const domainErrors: Translations['domainErrors'] = {
  INVALID_DOMAIN: 'Introduzca un dominio como example.com, sin https:// ni @.',
  PUBLIC_DOMAIN: 'Cualquiera puede obtener una dirección de correo en este dominio. Introduzca un dominio propio.',
  DOMAIN_ALREADY_ADDED: 'Este dominio ya se añadió.',
  DOMAIN_LIMIT_REACHED: 'Ha alcanzado el límite de dominios. Elimine uno que ya no use.',
  DOMAIN_NOT_FOUND: 'Este dominio se eliminó.',
  DOMAIN_RECORD_NOT_FOUND: 'Todavía no hay nada.',
  DOMAIN_RECORD_NOT_AMONG_TXT_RECORDS: 'Hay otros registros TXT, pero no este. Compare el nombre y el valor.',
  DOMAIN_LOOKUP_FAILED: 'Los servidores de nombres de este dominio no responden. Vuelva a intentarlo más tarde.',
  DOMAIN_IS_TAKEN: 'Otra organización verificó este dominio. Compruébelo de nuevo cuando se elimine su registro.',
};

export const domains: Translations['domains'] = {
  title: 'Dominios',
  about: (organization) => `Los dominios de correo que pertenecen a ${organization}.`,
  notAllowed: 'No tiene permiso para ver los dominios.',
  empty: {
    title: 'Todavía no hay dominios',
    description: 'Verifique los dominios de las direcciones de correo de su organización.',
  },
  add: {
    open: 'Añadir dominio',
    title: 'Añadir dominio',
    submit: 'Añadir dominio',
    field: 'Dominio',
    example: 'example.com',
    hint: 'La parte que sigue a la @ de sus direcciones de correo.',
  },
  status: {
    pending: 'Sin verificar',
    verified: 'Verificado',
    failing: 'Falta el registro',
    lost: 'Ya no está verificado',
  },
  added: 'Añadido',
  checked: 'Comprobado',
  includesSubdomains: 'incluye subdominios',
  failing: (since, until) =>
    `Falta el registro desde el ${since}. Si no vuelve antes del ${until}, el dominio dejará de estar verificado.`,
  lost: (since) => `Este dominio no está verificado desde el ${since}, porque faltaba su registro.`,
  record: {
    title: (domain) => `Añada este registro donde se administra ${domain}`,
    type: 'Tipo',
    name: 'Nombre',
    value: 'Valor',
    fullName: 'Nombre completo',
    names: 'La mayoría de los proveedores de DNS añaden el dominio al nombre. Si no, introduzca el nombre completo.',
    copyName: 'el nombre',
    copyFullName: 'el nombre completo',
    copyValue: 'el valor',
  },
  check: {
    submit: 'Comprobar ahora',
    submitOf: (domain) => `Comprobar ${domain} ahora`,
    delay: 'Los cambios de DNS pueden tardar una hora.',
    again: 'Lo comprobamos cada minuto mientras esta página esté abierta.',
    others: (count, name) =>
      plural(count, {
        one: `Encontramos ${count} registro TXT en ${name}, pero no este.`,
        many: `Encontramos ${count} de registros TXT en ${name}, pero no este.`,
        other: `Encontramos ${count} registros TXT en ${name}, pero no este.`,
      }),
    done: (domain) => `${domain} está verificado`,
  },
  actionsFor: (domain) => `Acciones para ${domain}`,
  subdomains: {
    include: 'Incluir subdominios',
    exclude: 'Excluir subdominios',
    included: 'Subdominios incluidos',
    excluded: 'Subdominios excluidos',
  },
  remove: {
    action: 'Eliminar',
    question: (domain) => `¿Eliminar ${domain}?`,
    consequences: (domain) =>
      `${domain} dejará de pertenecer a su organización. Para volver a añadirlo, necesitará un registro nuevo.`,
    confirm: 'Eliminar dominio',
    done: 'Dominio eliminado',
  },
};

export const domainEventTexts: Translations['domainEventTexts'] = {
  'organization-domain.added': 'Dominio añadido',
  'organization-domain.updated': 'Dominio actualizado',
  'organization-domain.verified': 'Dominio verificado',
  'organization-domain.failing': 'Falta el registro DNS de un dominio',
  'organization-domain.lost': 'Dominio que ya no está verificado',
  'organization-domain.removed': 'Dominio eliminado',
};

export const domainSentences: Translations['domainSentences'] = {
  'organization-domain.added': '{actor} añadió el dominio {domain}',
  'organization-domain.updated': '{actor} actualizó el dominio {domain}',
  'organization-domain.verified': 'Se verificó el dominio {domain}',
  'organization-domain.failing': 'Falta el registro DNS de {domain}',
  'organization-domain.lost': 'El dominio {domain} ya no está verificado',
  'organization-domain.removed': '{actor} eliminó el dominio {domain}',
};

export const domainScopeTexts: Translations['domainScopeTexts'] = {
  'domain:read': 'Ver los dominios de las organizaciones',
};
