import type { Translations } from '#generated/texts/screens.ts';

export const deviceGrant: Translations['deviceGrant'] = {
  title: 'Conectar um dispositivo',
  about: 'Digite o código que seu dispositivo mostra.',
  code: 'Código',
  codeFormat: 'Um código tem oito letras, como XKCD-BDFG.',
  fromLink: 'O link preencheu este código. Continue somente se seu dispositivo mostrar o mesmo.',
  submit: 'Continuar',
  question: (code) => `Seu dispositivo mostra ${code}?`,
  asks: '{value} pede acesso à sua conta.',
  asked: 'Pedido',
  origin: {
    same: (address) => `Da sua rede (${address})`,
    other: (address) => `De uma rede diferente da sua (${address})`,
  },
  scopes: 'Ele poderá:',
  session: 'Ele entrará em seu nome e poderá fazer tudo o que você pode.',
  warning: (service) =>
    `Continue somente se você mesmo iniciou isto, em um dispositivo à sua frente. ${service} nunca envia um código a você.`,
  approve: 'É meu, conectar',
  deny: 'Não sou eu',
  approved: { title: 'Dispositivo conectado', about: 'Você pode voltar ao seu dispositivo.' },
  denied: {
    title: 'Dispositivo recusado',
    about: 'Você fez bem em verificar. O dispositivo não tem acesso à sua conta.',
  },
  disabled: {
    title: 'Não é possível conectar dispositivos',
    about: 'Este serviço não conecta dispositivos com um código.',
  },
};

export const deviceGrantErrors: Translations['deviceGrantErrors'] = {
  INVALID_USER_CODE: 'Este código não existe. Compare com o do seu dispositivo.',
  EXPIRED_USER_CODE: 'Este código expirou. Comece de novo no seu dispositivo.',
  DEVICE_CODE_ALREADY_PROCESSED: 'Este código já foi usado. Comece de novo no seu dispositivo.',
  DEVICE_CODE_NOT_CLAIMED: 'Este código foi aberto em outro lugar. Digite-o de novo.',
};

export const deviceEventTexts: Translations['deviceEventTexts'] = {
  'device.approved': 'Dispositivo conectado',
  'device.denied': 'Dispositivo recusado',
};

export const deviceSentences: Translations['deviceSentences'] = {
  'device.approved': '{target} conectou um dispositivo com seu código',
  'device.denied': '{target} recusou um dispositivo',
};

export const deviceAttention: Translations['deviceAttention'] = {
  noProvider: {
    title: 'Não é possível conectar dispositivos',
    about: 'Eles precisam do provedor OAuth, que está desativado.',
  },
  sessions: {
    title: 'Dispositivos podem obter sessões',
    about: 'Um usuário convencido a digitar um código entrega a conta inteira.',
  },
};
