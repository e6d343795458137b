import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const ssoAdministration: Translations['ssoAdministration'] = {
  empty: { title: 'No hay conexiones', description: 'Ninguna organización ha añadido aún un proveedor de identidad.' },
  count: (total, formatted) => plural(total, { one: `${formatted} conexión`, other: `${formatted} conexiones` }),
  columns: { connection: 'Conexión', lastSignIn: 'Último inicio de sesión', failures: 'Rechazados en 24 horas' },
  never: 'Nunca',
  number: (count) => number(count),
  attention: {
    'not-tested': 'Sin probar',
    'no-proven-domain': 'Sin dominio verificado',
    'domain-lost': 'Dominio ya no verificado',
  },
  facts: {
    title: 'Conexión',
    protocol: 'Protocolo',
    protocols: { oidc: 'OpenID Connect', saml: 'SAML' },
    issuer: 'Emisor',
    domains: 'Dominios',
    noDomains: 'Ninguno',
    attention: 'Atención',
    added: 'Añadida',
    id: 'ID',
    copyId: 'ID de la conexión',
  },
  status: {
    pending: 'aún sin verificar',
    verified: 'verificado',
    failing: 'falta el registro',
    lost: 'ya no verificado',
  },
  user: 'Usuario',
  disable: {
    title: 'Desactivar',
    about: 'Ante un ataque a través de este proveedor o a petición de su organización, que puede activarla de nuevo.',
    action: 'Desactivar conexión',
    question: (name) => `¿Desactivar ${name}?`,
    consequences: (organization) =>
      `Los miembros de ${organization} ya no pueden iniciar sesión con ella. Las sesiones abiertas continúan.`,
    done: 'Conexión desactivada',
  },
};
