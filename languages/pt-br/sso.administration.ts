import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('pt-BR');
const plural = pluralOf('pt-BR');

export const ssoAdministration: Translations['ssoAdministration'] = {
  empty: { title: 'Nenhuma conexão', description: 'Nenhuma organização adicionou um provedor de identidade ainda.' },
  count: (total, formatted) => plural(total, { one: `${formatted} conexão`, other: `${formatted} conexões` }),
  columns: { connection: 'Conexão', lastSignIn: 'Último login', failures: 'Recusados em 24 horas' },
  never: 'Nunca',
  number: (count) => number(count),
  attention: {
    'not-tested': 'Não testada',
    'no-proven-domain': 'Nenhum domínio verificado',
    'domain-lost': 'Domínio não mais verificado',
  },
  facts: {
    title: 'Conexão',
    protocol: 'Protocolo',
    protocols: { oidc: 'OpenID Connect', saml: 'SAML' },
    issuer: 'Emissor',
    domains: 'Domínios',
    noDomains: 'Nenhum',
    attention: 'Atenção',
    added: 'Adicionada',
    id: 'ID',
    copyId: 'ID da conexão',
  },
  status: {
    pending: 'ainda não verificado',
    verified: 'verificado',
    failing: 'registro ausente',
    lost: 'não mais verificado',
  },
  user: 'Usuário',
  disable: {
    title: 'Desativar',
    about: 'Em caso de ataque por este provedor ou a pedido da organização dele, que pode ativá-la de novo.',
    action: 'Desativar conexão',
    question: (name) => `Desativar ${name}?`,
    consequences: (organization) =>
      `Os membros de ${organization} não podem mais entrar com ela. As sessões abertas continuam.`,
    done: 'Conexão desativada',
  },
};
