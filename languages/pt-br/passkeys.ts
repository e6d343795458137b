import type { Translations } from '#generated/texts/screens.ts';

export const passkeyCeremony: Translations['passkeyCeremony'] = {
  cancelled: 'Cancelado ou tempo esgotado. Tente novamente ou use outro método.',
  alreadyAdded: 'Este dispositivo ou chave de segurança já tem uma chave de acesso para sua conta.',
  wrongAddress: 'Chaves de acesso não funcionam neste endereço. Use outro método.',
  unsuitable: 'Este dispositivo não pode ser usado para chaves de acesso. Tente outro.',
  unsupported: 'Este navegador não conseguiu usar uma chave de acesso. Tente outro navegador ou método.',
};

export const passkeyErrors: Translations['passkeyErrors'] = {
  CHALLENGE_NOT_FOUND: 'Demorou demais. Tente novamente.',
  PASSKEY_NOT_FOUND: 'Esta chave de acesso não está conectada a uma conta. Use outro método.',
  AUTHENTICATION_FAILED: 'Não foi possível verificar esta chave de acesso. Tente novamente ou use outro método.',
};

export const passkeys: Translations['passkeys'] = {
  title: 'Chaves de acesso',
  about: 'Entre com sua impressão digital, rosto, bloqueio de tela ou uma chave de segurança em vez de uma senha.',
  empty: 'Ainda não há chaves de acesso',
  add: 'Adicionar chave de acesso',
  added: 'Chave de acesso adicionada',
  unnamed: 'Chave de acesso',
  created: 'Adicionada',
  lastUsed: 'usada por último',
  neverUsed: 'nunca usada',
  synced: 'Sincronizada',
  rename: {
    action: 'Renomear',
    label: (name) => `Renomear ${name}`,
    title: 'Renomear chave de acesso',
    field: 'Nome',
    submit: 'Salvar nome',
    done: 'Chave de acesso renomeada',
  },
  remove: {
    action: 'Remover',
    question: (name) => `Remover ${name}?`,
    consequences: 'Você não poderá mais entrar com esta chave de acesso. Os outros dispositivos serão desconectados.',
    confirm: 'Remover chave de acesso',
    done: 'Chave de acesso removida',
  },
  proof: {
    label: 'Usar uma chave de acesso',
    about: 'Seu dispositivo pedirá sua impressão digital, rosto, bloqueio de tela ou chave de segurança.',
    action: 'Usar chave de acesso',
  },
  errors: {
    FAILED_TO_VERIFY_REGISTRATION:
      'Não foi possível adicionar esta chave de acesso. Tente novamente ou use outro dispositivo.',
    PREVIOUSLY_REGISTERED: 'Este dispositivo ou chave de segurança já tem uma chave de acesso para sua conta.',
    YOU_CANNOT_REMOVE_YOUR_LAST_SECOND_FACTOR:
      'Este é seu único segundo fator. Configure outro ou desative primeiro a autenticação de dois fatores.',
  },
};

export const passkeySignIn: Translations['passkeySignIn'] = {
  signIn: 'Entrar com uma chave de acesso',
};

export const passkeyEventTexts: Translations['passkeyEventTexts'] = {
  'passkey.added': 'Chave de acesso adicionada',
  'passkey.removed': 'Chave de acesso removida',
  'passkey.clone-suspected': 'Suspeita de chave de acesso copiada',
};

export const passkeySentences: Translations['passkeySentences'] = {
  'passkey.added': '{target} adicionou uma chave de acesso',
  'passkey.removed': '{target} removeu uma chave de acesso',
  'passkey.clone-suspected': 'Uma chave de acesso de {target} pode ter sido copiada',
};

export const passkeyAttention: Translations['passkeyAttention'] = {
  noOrigin: {
    title: 'As chaves de acesso não funcionam em nenhuma página',
    about: 'O domínio deve ser o host de BASE_URL ou um acima dele, e os navegadores exigem https ou localhost.',
  },
};
