import type { Translations } from '#generated/texts/screens.ts';

export const usernameErrors: Translations['usernameErrors'] = {
  INVALID_USERNAME_OR_PASSWORD: 'Nome de usuário ou senha incorretos.',
  USERNAME_IS_ALREADY_TAKEN: 'Este nome de usuário já está em uso. Escolha outro.',
  USERNAME_TOO_SHORT: 'Este nome de usuário é muito curto',
  USERNAME_TOO_LONG: 'Este nome de usuário é muito longo',
  INVALID_USERNAME: 'Use somente letras, números, pontos e sublinhados ou escolha outro nome',
  INVALID_DISPLAY_USERNAME: 'Este nome não pode ser exibido. Escolha outro.',
  USERNAME_IS_IMMUTABLE: 'Seu nome de usuário não pode ser alterado',
  notEnabled: 'Nomes de usuário não estão ativados.',
};

export const usernames: Translations['usernames'] = {
  signInName: 'E-mail ou nome de usuário',
  signInNameRequired: 'Digite um e-mail ou um nome de usuário',
  add: 'Adicionar um nome de usuário',
  username: 'Nome de usuário',
  rule: (length) => `Use pelo menos ${length} letras, números, pontos ou sublinhados`,
};

export const usernameEventTexts: Translations['usernameEventTexts'] = {
  'username.changed': 'Nome de usuário alterado',
};

export const usernameSentences: Translations['usernameSentences'] = {
  'username.changed': '{target} alterou seu nome de usuário',
};
