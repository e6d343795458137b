import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('pt-BR');
const plural = pluralOf('pt-BR');

export const audit: Translations['audit'] = {
  file: 'registro-de-auditoria',
  filters: {
    event: 'Evento',
    allEvents: 'Todos os eventos',
    actor: 'Autor',
    target: 'Alvo',
    anyone: 'Nome ou e-mail',
    noMatch: 'Nenhum usuário encontrado',
    loading: 'Buscando…',
    from: 'De',
    to: 'Até',
    clear: 'Limpar filtros',
  },
  columns: { event: 'Evento', when: 'Quando', details: 'Detalhes' },
  details: (sentence) => `Detalhes: ${sentence}`,
  detail: {
    title: 'Detalhes do evento',
    event: 'Evento',
    time: 'Hora',
    utc: 'UTC',
    actor: 'Autor',
    target: 'Alvo',
    invitee: 'Endereço convidado',
    organization: 'Organização',
    ipAddress: 'Endereço IP',
    device: 'Dispositivo',
    userAgent: 'User agent',
    id: 'ID do evento',
    copyJson: 'Copiar como JSON',
    copied: 'Copiado',
    what: {
      event: 'evento',
      actor: 'ID do autor',
      target: 'ID do alvo',
      organization: 'ID da organização',
      id: 'ID do evento',
    },
    facts: {
      impersonating: 'Agindo como',
      apiKey: 'Chave de API',
      invitationId: 'Convite',
      teamId: 'Equipe',
      roleId: 'ID da função',
      webhookId: 'Webhook',
      serviceAccountId: 'Conta de serviço',
      keyId: 'Chave',
      oauthClientId: 'Aplicativo',
      resourceId: 'API',
      scopes: 'Permissões',
      from: 'Antes',
      to: 'Depois',
      role: 'Função',
      fields: 'Campos alterados',
      provider: 'Provedor',
      reason: 'Motivo',
      expires: 'Expira',
      sessions: 'Sessões',
      count: 'Repetições',
      call: 'Chamada',
      code: 'Erro',
      method: 'Método',
      by: 'Por',
      mail: 'E-mail',
    },
  },
  none: '–',
  server: 'o servidor',
  unknownUser: 'uma conta desconhecida',
  unknownAddress: 'um endereço desconhecido',
  deletedUser: 'um usuário excluído',
  organization: 'a organização',
  deletedOrganization: 'uma organização excluída',
  impersonating: ' agindo como outro usuário',
  byImpersonator: ' (por {actor}, agindo como outro usuário)',
  byApiKey: ' com uma chave de API',
  repeated: (count) => plural(count, { one: `, mais ${number(count)} vez`, other: `, mais ${number(count)} vezes` }),
  empty: { title: 'Nenhum evento encontrado', description: 'Tente outros filtros ou outro período.' },
  count: (total, formatted) => plural(total, { one: `${formatted} evento`, other: `${formatted} eventos` }),
};

export const coreEventTexts: Translations['coreEventTexts'] = {
  'user.signed-up': 'Cadastro realizado',
  'session.started': 'Login realizado',
  'session.refused': 'Falha no login',
  'session.ended': 'Saída da conta',
  'mail.undelivered': 'E-mail não entregue',
};

export const coreSentences: Translations['coreSentences'] = {
  'user.signed-up': '{target} fez o cadastro',
  'session.started': '{target} entrou na conta',
  'session.refused': 'Falha no login de {target}',
  'session.ended': { self: '{actor} saiu da conta', other: '{actor} desconectou {target}' },
  'mail.undelivered': 'Não foi possível entregar um e-mail',
};

export const auditScopeTexts: Translations['auditScopeTexts'] = {
  'audit:list': 'Ver o registro de auditoria e os eventos',
};
