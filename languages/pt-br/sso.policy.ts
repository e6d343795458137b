import type { Translations } from '#generated/texts/screens.ts';

export const ssoPolicyErrors: Translations['ssoPolicyErrors'] = {
  YOU_ARE_NOT_ALLOWED_TO_REQUIRE_SSO: 'Você não tem permissão para exigir o login único.',
  DOMAIN_NOT_VERIFIED: 'Uma conexão ativada precisa de um domínio verificado.',
  BREAK_GLASS_REQUIRED: 'Você precisa de uma senha ou chave de acesso e de um segundo fator próprio.',
};

export const ssoPolicy: Translations['ssoPolicy'] = {
  title: 'Exigir',
  about: 'Os usuários com endereços nos seus domínios não poderão mais entrar com senhas.',
  done: 'Usuários com endereços nos seus domínios precisam usar o login único.',
  conditions: {
    enabled: 'Uma conexão está ativada',
    SSO_NOT_TESTED: 'Você a testou no último dia',
    DOMAIN_NOT_VERIFIED: 'Um dos domínios dela está verificado',
    BREAK_GLASS_REQUIRED: 'Você é proprietário, com uma senha ou chave de acesso e um segundo fator',
  },
  require: {
    action: 'Exigir',
    question: 'Exigir o login único?',
    confirm: 'Exigir o login único',
    done: 'O login único é exigido',
  },
  stop: {
    action: 'Deixar de exigir',
    question: 'Deixar de exigir o login único?',
    consequences: 'Os usuários podem entrar de novo com senhas e outros métodos.',
    confirm: 'Deixar de exigir',
    done: 'O login único não é mais exigido',
  },
  members: 'Membros com endereços nos seus domínios',
  guests: 'Membros com outros endereços',
  owners: 'Proprietários, que mantêm o próprio login',
  own: 'Você mantém o próprio login: sua senha ou chave de acesso e seu segundo fator. Tenha seus códigos de recuperação à mão.',
  others: 'As outras sessões dos membros nos seus domínios terminam. As chaves de API continuam funcionando.',
  refuseGuests: 'Recusar também membros com outros endereços',
};
