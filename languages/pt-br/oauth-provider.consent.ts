import type { Translations } from '#generated/texts/screens.ts';

export const oauthConsent: Translations['oauthConsent'] = {
  title: (app) => `${app} quer usar sua conta`,
  titleMore: (app) => `${app} pede mais`,
  registeredBy: (service) => `Registrado pelo operador do ${service}`,
  ofOrganization: (organization) => `Um aplicativo de ${organization}`,
  selfNamed: (name) => `Um programa que se chama “${name}” quer usar sua conta`,
  callsItself: (name) => `Chama-se “${name}”`,
  verifiedBy: (service) => `Verificado por ${service}`,
  notVerified: 'Não verificado',
  registeredItself: 'Ele registrou a si mesmo. Seu nome não foi verificado.',
  actsIn: 'Onde ele age por você',
  everywhere: 'Todas as minhas organizações',
  refused: {
    title: (app) => `${app} é para membros`,
    about: (organization) => `Peça acesso a um administrador de ${organization}.`,
    action: 'Voltar ao aplicativo',
  },
  scopes: 'O aplicativo poderá:',
  before: 'O que você já permitiu',
  target: {
    site: 'Leva você para {value}.',
    device: 'Leva você para um programa {value}. Continue somente se acabou de iniciá-lo.',
    thisComputer: 'neste computador',
    app: 'Abre o aplicativo {value}.',
  },
  disconnect: 'Você pode desconectá-lo a qualquer momento em Aplicativos conectados.',
  privacyPolicy: 'Política de privacidade',
  terms: 'Termos de serviço',
  allow: 'Permitir',
  cancel: 'Cancelar',
  select: {
    title: 'Escolha uma conta',
    about: (app) => `Continuar para ${app}.`,
    action: 'Continuar com esta conta',
  },
  prove: {
    title: 'Confirme que é você',
    about: (app) => `${app} pede que você confirme sua identidade.`,
  },
  expired: {
    title: 'Não é possível continuar esta solicitação',
    about: 'Comece de novo pelo aplicativo.',
  },
};

export const failedRequests: Translations['failedRequests'] = {
  unknownApplication: 'Este aplicativo não está registrado aqui ou foi desativado. Fale com o suporte dele.',
  wrongAddress: 'Este aplicativo levaria você a um endereço que não está registrado. Fale com o suporte dele.',
  expired: 'Esta solicitação expirou. Comece de novo pelo aplicativo.',
  impersonating: 'Você não pode entrar em aplicativos enquanto age como outro usuário.',
};
