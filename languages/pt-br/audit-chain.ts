import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('pt-BR');

export const auditChainEventTexts: Translations['auditChainEventTexts'] = {
  'audit.exported': 'Log de auditoria exportado',
  'audit.violation': 'Alteração do log de auditoria detectada',
  'audit.key-rotated': 'Chave do log de auditoria substituída',
};

export const auditChainSentences: Translations['auditChainSentences'] = {
  'audit.exported': '{actor} exportou o log de auditoria',
  'audit.violation': 'O log de auditoria foi alterado depois de gravado',
  'audit.key-rotated': '{actor} substituiu a chave do log de auditoria',
};

export const auditState: Translations['auditState'] = {
  title: 'Proteção do log de auditoria',
  off: 'Alterações posteriores de entradas não seriam detectadas. Ative a opção audit.chain.enabled.',
  none: 'Nenhuma entrada está protegida contra alterações ainda.',
  entries: (count, formatted) =>
    plural(count, {
      one: `${formatted} entrada protegida contra alterações`,
      many: `${formatted} de entradas protegidas contra alterações`,
      other: `${formatted} entradas protegidas contra alterações`,
    }),
  aboutProtection:
    'Cada entrada recebe uma impressão digital assinada. O serviço compara o log com elas regularmente e informa entradas que foram alteradas ou excluídas no banco de dados.',
  newest: 'A mais recente:',
  checked: 'Última verificação',
  notChecked: 'Ainda não verificado',
  sent: 'Impressão digital guardada fora do banco de dados',
  notSent: 'Ainda sem impressão digital fora do banco de dados',
  noneSent: 'Sem impressão digital fora do banco de dados',
  aboutSent:
    'Com uma impressão digital fora do banco de dados, a exclusão das entradas mais recentes também é detectada. Defina a opção audit.anchors.',
  waiting: (count, formatted) =>
    plural(count, {
      one: `${formatted} entrada ainda não está protegida. Verifique o log do serviço.`,
      many: `${formatted} de entradas ainda não estão protegidas. Verifique o log do serviço.`,
      other: `${formatted} entradas ainda não estão protegidas. Verifique o log do serviço.`,
    }),
  failing: (place, error) => `Não foi possível enviar a impressão digital para ${place}: ${error}`,
  changed: (count, formatted) =>
    plural(count, {
      one: `${formatted} alteração de entradas gravadas foi encontrada.`,
      many: `${formatted} de alterações de entradas gravadas foram encontradas.`,
      other: `${formatted} alterações de entradas gravadas foram encontradas.`,
    }),
  show: 'Mostrar',
};

export const auditProof: Translations['auditProof'] = { download: 'Baixar prova', saved: 'Prova baixada' };

export const auditProofErrors: Translations['auditProofErrors'] = {
  ENTRY_NOT_FOUND: 'Este evento não está mais no log de auditoria.',
  ENTRY_NOT_SEALED: 'Este evento ainda não tem prova. Tente novamente em um minuto.',
};
