import type { Translations } from '#generated/texts/screens.ts';

export const adminEventTexts: Translations['adminEventTexts'] = {
  'user.updated': 'Usuário atualizado',
  'user.created': 'Usuário criado',
  'user.invited': 'Usuário convidado',
  'user.password-reset-sent': 'Redefinição de senha enviada por um administrador',
  'user.verification-sent': 'E-mail de confirmação enviado por um administrador',
  'user.role-set': 'Função de usuário alterada',
  'user.banned': 'Usuário banido',
  'user.unbanned': 'Usuário desbanido',
  'user.removed': 'Usuário excluído',
  'user.password-set': 'Senha definida por um administrador',
  'session.impersonated': 'Início da ação como outro usuário',
  'session.impersonation-ended': 'Fim da ação como outro usuário',
  'admin.refused': 'Ação de administrador rejeitada',
  'import.started': 'Importação iniciada',
  'import.batch': 'Linhas importadas',
  'import.completed': 'Importação concluída',
  'mail.tested': 'E-mail de teste enviado',
  'admin.set-up': 'Primeiro administrador criado',
  'admin.granted': 'Função de administrador concedida',
  'admin.revoked': 'Função de administrador revogada',
};

export const adminSentences: Translations['adminSentences'] = {
  'user.updated': { self: '{actor} atualizou a própria conta', other: '{actor} atualizou a conta de {target}' },
  'user.created': '{actor} criou a conta de {target}',
  'user.invited': {
    self: '{actor} recebeu um convite',
    other: '{actor} convidou {target}',
  },
  'user.password-reset-sent': {
    self: '{actor} enviou uma redefinição de senha para si',
    other: '{actor} enviou uma redefinição de senha para {target}',
  },
  'user.verification-sent': {
    self: '{actor} enviou um e-mail de confirmação para si',
    other: '{actor} enviou um e-mail de confirmação para {target}',
  },
  'user.role-set': {
    self: '{actor} alterou a própria função de {from} para {to}',
    other: '{actor} alterou a função de {target} de {from} para {to}',
  },
  'user.banned': '{actor} baniu {target}',
  'user.unbanned': '{actor} desbaniu {target}',
  'user.removed': '{actor} excluiu a conta de {target}',
  'user.password-set': { self: '{actor} definiu a própria senha', other: '{actor} definiu a senha de {target}' },
  'session.impersonated': '{actor} começou a agir como {target}',
  'session.impersonation-ended': '{actor} parou de agir como {target}',
  'admin.refused': '{actor} não tinha permissão para chamar {call}',
  'import.started': '{actor} iniciou uma importação de outro produto',
  'import.batch': '{actor} importou linhas de outro produto',
  'import.completed': '{actor} concluiu uma importação de outro produto',
  'mail.tested': '{actor} enviou um e-mail de teste',
  'admin.set-up': '{target} se tornou o primeiro administrador',
  'admin.granted': '{actor} deu a {target} a função {role}',
  'admin.revoked': '{actor} retirou uma função de {target}, que agora é {role}',
};

export const adminScopeTexts: Translations['adminScopeTexts'] = {
  'user:list': 'Listar usuários',
  'user:get': 'Ver usuários',
  'user:create': 'Criar usuários',
  'user:update': 'Alterar usuários',
  'user:set-role': 'Alterar funções de usuários',
  'user:set-password': 'Definir senhas e e-mails de usuários',
  'user:ban': 'Banir e desbanir usuários',
  'user:delete': 'Excluir usuários',
  'session:list': 'Ver sessões de usuários',
  'session:revoke': 'Desconectar usuários',
  'organization:list': 'Listar todas as organizações',
  'organization:get': 'Ver qualquer organização e seus membros',
};
