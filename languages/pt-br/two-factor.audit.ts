import type { Translations } from '#generated/texts/screens.ts';

export const twoFactorEventTexts: Translations['twoFactorEventTexts'] = {
  'two-factor.enabled': 'Autenticação de dois fatores ativada',
  'two-factor.disabled': 'Autenticação de dois fatores desativada',
  'two-factor.method-added': 'Segunda etapa adicionada',
  'two-factor.backup-codes-created': 'Códigos de backup criados',
  'two-factor.backup-code-used': 'Código de backup usado',
  'two-factor.locked': 'Segunda etapa bloqueada após códigos errados',
  'two-factor.reset': 'Autenticação de dois fatores redefinida por um administrador',
  'two-factor.recovery-requested': 'Remoção da segunda etapa solicitada',
  'two-factor.recovery-canceled': 'Remoção da segunda etapa cancelada',
  'two-factor.recovered': 'Segunda etapa perdida removida pelo usuário',
};

export const twoFactorSentences: Translations['twoFactorSentences'] = {
  'two-factor.enabled': {
    self: '{actor} ativou a autenticação de dois fatores',
    other: '{actor} ativou a autenticação de dois fatores de {target}',
  },
  'two-factor.disabled': {
    self: '{actor} desativou a autenticação de dois fatores',
    other: '{actor} desativou a autenticação de dois fatores de {target}',
  },
  'two-factor.method-added': '{target} adicionou uma segunda etapa',
  'two-factor.backup-codes-created': '{target} criou códigos de backup',
  'two-factor.backup-code-used': '{target} usou um código de backup',
  'two-factor.locked': 'A segunda etapa de {target} foi bloqueada após códigos errados',
  'two-factor.reset': '{actor} redefiniu a autenticação de dois fatores de {target}',
  'two-factor.recovery-requested': '{target} solicitou a remoção da própria segunda etapa',
  'two-factor.recovery-canceled': 'A remoção da segunda etapa de {target} foi cancelada',
  'two-factor.recovered': '{target} removeu a segunda etapa perdida',
};
