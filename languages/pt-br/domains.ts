import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('pt-BR');

export const domainErrors: Translations['domainErrors'] = {
  INVALID_DOMAIN: 'Digite um domínio como example.com, sem https:// e @.',
  PUBLIC_DOMAIN: 'Qualquer pessoa pode ter um endereço de e-mail neste domínio. Digite um domínio seu.',
  DOMAIN_ALREADY_ADDED: 'Este domínio já foi adicionado.',
  DOMAIN_LIMIT_REACHED: 'Você atingiu o limite de domínios. Remova um que não usa mais.',
  DOMAIN_NOT_FOUND: 'Este domínio foi removido.',
  DOMAIN_RECORD_NOT_FOUND: 'Ainda não há nada lá.',
  DOMAIN_RECORD_NOT_AMONG_TXT_RECORDS: 'Há outros registros TXT, mas não este. Compare o nome e o valor.',
  DOMAIN_LOOKUP_FAILED: 'Os servidores de nomes deste domínio não respondem. Tente novamente mais tarde.',
  DOMAIN_IS_TAKEN: 'Outra organização verificou este domínio. Verifique de novo quando o registro dela for removido.',
};

export const domains: Translations['domains'] = {
  title: 'Domínios',
  about: (organization) => `Os domínios de e-mail que pertencem a ${organization}.`,
  notAllowed: 'Você não tem permissão para ver domínios.',
  empty: {
    title: 'Ainda não há domínios',
    description: 'Verifique os domínios dos endereços de e-mail da sua organização.',
  },
  add: {
    open: 'Adicionar domínio',
    title: 'Adicionar domínio',
    submit: 'Adicionar domínio',
    field: 'Domínio',
    example: 'example.com',
    hint: 'A parte depois do @ dos seus endereços de e-mail.',
  },
  status: {
    pending: 'Ainda não verificado',
    verified: 'Verificado',
    failing: 'Registro ausente',
    lost: 'Não está mais verificado',
  },
  added: 'Adicionado',
  checked: 'Consultado',
  includesSubdomains: 'inclui subdomínios',
  failing: (since, until) =>
    `O registro está ausente desde ${since}. Se não voltar até ${until}, o domínio deixará de estar verificado.`,
  lost: (since) => `Este domínio não está verificado desde ${since}, porque o registro dele estava ausente.`,
  record: {
    title: (domain) => `Adicione este registro onde ${domain} é administrado`,
    type: 'Tipo',
    name: 'Nome',
    value: 'Valor',
    fullName: 'Nome completo',
    names: 'A maioria dos provedores de DNS acrescenta o domínio ao nome. Caso contrário, digite o nome completo.',
    copyName: 'o nome',
    copyFullName: 'o nome completo',
    copyValue: 'o valor',
  },
  check: {
    submit: 'Verificar agora',
    submitOf: (domain) => `Verificar ${domain} agora`,
    delay: 'Mudanças de DNS podem levar uma hora.',
    again: 'Consultamos de novo a cada minuto enquanto esta página estiver aberta.',
    others: (count, name) =>
      plural(count, {
        one: `Encontramos ${count} registro TXT em ${name}, mas não este.`,
        many: `Encontramos ${count} de registros TXT em ${name}, mas não este.`,
        other: `Encontramos ${count} registros TXT em ${name}, mas não este.`,
      }),
    done: (domain) => `${domain} está verificado`,
  },
  actionsFor: (domain) => `Ações para ${domain}`,
  subdomains: {
    include: 'Incluir subdomínios',
    exclude: 'Excluir subdomínios',
    included: 'Subdomínios incluídos',
    excluded: 'Subdomínios excluídos',
  },
  remove: {
    action: 'Remover',
    question: (domain) => `Remover ${domain}?`,
    consequences: (domain) =>
      `${domain} deixará de pertencer à sua organização. Para adicioná-lo de novo, você precisará de um novo registro.`,
    confirm: 'Remover domínio',
    done: 'Domínio removido',
  },
};

export const domainEventTexts: Translations['domainEventTexts'] = {
  'organization-domain.added': 'Domínio adicionado',
  'organization-domain.updated': 'Domínio atualizado',
  'organization-domain.verified': 'Domínio verificado',
  'organization-domain.failing': 'Registro DNS de um domínio ausente',
  'organization-domain.lost': 'Domínio não está mais verificado',
  'organization-domain.removed': 'Domínio removido',
};

export const domainSentences: Translations['domainSentences'] = {
  'organization-domain.added': '{actor} adicionou o domínio {domain}',
  'organization-domain.updated': '{actor} atualizou o domínio {domain}',
  'organization-domain.verified': 'O domínio {domain} foi verificado',
  'organization-domain.failing': 'O registro DNS de {domain} está ausente',
  'organization-domain.lost': 'O domínio {domain} não está mais verificado',
  'organization-domain.removed': '{actor} removeu o domínio {domain}',
};

export const domainScopeTexts: Translations['domainScopeTexts'] = { 'domain:read': 'Ver os domínios das organizações' };
