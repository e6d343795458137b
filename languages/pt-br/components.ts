import type { Translations } from '#generated/texts/screens.ts';

export const components: Translations['components'] = {
  loading: 'Carregando',
  close: 'Fechar',
  cancel: 'Cancelar',
  back: 'Voltar',
  failed: 'Não foi possível carregar',
  tryAgain: 'Tentar novamente',
  signedInAs: (name) => `Você está conectado como ${name}.`,
  signOut: 'Sair',
  emailVerified: 'E-mail confirmado. Entre para continuar.',
  manageAccount: 'Gerenciar conta',
  account: (name) => `Sua conta: ${name}`,
  addAccount: 'Adicionar conta',
  usePassword: 'Usar sua senha',
  commas: 'Separe os valores com vírgulas.',
  nothingEnabled: 'Nenhum método de login está ativado. Fale com o suporte.',
  organization: {
    general: 'Geral',
    empty: 'Você ainda não faz parte de uma organização.',
    choose: 'Escolha uma organização',
    personal: 'Conta pessoal',
    switch: (name) => `Organização: ${name}. Trocar de organização`,
    manage: 'Gerenciar organização',
    create: 'Criar organização',
  },
  invitation: { resend: 'Reenviar', resent: 'Reenviado' },
};
