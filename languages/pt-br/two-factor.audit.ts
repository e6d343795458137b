import type { Translations } from '#generated/texts/screens.ts';

export const twoFactorEventTexts: Translations['twoFactorEventTexts'] = {
  'two-factor.enabled': 'Autenticação de dois fatores ativada',
  'two-factor.disabled': 'Autenticação de dois fatores desativada',
  'two-factor.method-added': 'Segundo fator adicionado',
  'two-factor.backup-codes-created': 'Códigos de backup criados',
  'two-factor.backup-code-used': 'Código de backup usado',
  'two-factor.locked': 'Segundo fator bloqueado após códigos errados',
  'two-factor.reset': 'Autenticação de dois fatores redefinida por um administrador',
  'two-factor.recovery-requested': 'Remoção do segundo fator solicitada',
  'two-factor.recovery-canceled': 'Remoção do segundo fator cancelada',
  'two-factor.recovered': 'Segundo fator perdido removido pelo usuário',
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
  'two-factor.method-added': '{target} adicionou um segundo fator',
  'two-factor.backup-codes-created': '{target} criou códigos de backup',
  'two-factor.backup-code-used': '{target} usou um código de backup',
  'two-factor.locked': 'O segundo fator de {target} foi bloqueado após códigos errados',
  'two-factor.reset': '{actor} redefiniu a autenticação de dois fatores de {target}',
  'two-factor.recovery-requested': '{target} solicitou a remoção do próprio segundo fator',
  'two-factor.recovery-canceled': 'A remoção do segundo fator de {target} foi cancelada',
  'two-factor.recovered': '{target} removeu o segundo fator perdido',
};
