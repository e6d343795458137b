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
  title: 'Selos do log de auditoria',
  off: 'As entradas não são seladas, então alterações posteriores não seriam detectadas. Ative a opção audit.chain.enabled.',
  none: 'Nenhuma entrada foi selada ainda.',
  sealed: 'Selado até',
  verified: 'Verificado',
  anchored: 'Âncora enviada',
  notVerified: 'Ainda não verificado',
  notAnchored: 'Âncora ainda não enviada',
  noAnchor: 'Sem âncora',
  aboutAnchor:
    'Uma âncora guarda os selos mais recentes fora do banco de dados, para que o corte do fim do log seja detectado. Defina a opção audit.anchors.',
  entries: (count, formatted) =>
    plural(count, {
      one: `${formatted} entrada selada`,
      many: `${formatted} de entradas seladas`,
      other: `${formatted} entradas seladas`,
    }),
  waiting: (count, formatted) =>
    plural(count, {
      one: `${formatted} entrada aguarda seu selo. Verifique o log do serviço.`,
      many: `${formatted} de entradas aguardam seu selo. Verifique o log do serviço.`,
      other: `${formatted} entradas aguardam seu selo. Verifique o log do serviço.`,
    }),
  failing: (place, error) => `A âncora ${place} não recebe pontos de verificação: ${error}`,
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
