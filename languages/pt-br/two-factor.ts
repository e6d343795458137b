import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('pt-BR');
const plural = pluralOf('pt-BR');

export const twoFactorErrors: Translations['twoFactorErrors'] = {
  INVALID_CODE: 'Código incorreto. Digite o mais recente.',
  INVALID_BACKUP_CODE: 'Este código de backup está errado ou já foi usado.',
  OTP_HAS_EXPIRED: 'Este código expirou. Solicite um novo.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Muitos códigos errados. Solicite um novo código.',
  INVALID_TWO_FACTOR_COOKIE: 'Seu login expirou. Entre novamente.',
  ACCOUNT_TEMPORARILY_LOCKED: 'Muitos códigos errados. Tente novamente em 15 minutos.',
  TWO_FACTOR_NOT_ENABLED: 'A autenticação de dois fatores já está desativada. Recarregue esta página.',
  TOTP_NOT_ENABLED: 'Nenhum app autenticador está configurado. Use outro método.',
  TOTP_ALREADY_ENABLED: 'Um app autenticador já está configurado. Recarregue esta página.',
  emailCodesUnavailable: 'Códigos por e-mail não estão disponíveis. Use outro método.',
  NO_PASSKEY_REGISTERED: 'Adicione primeiro uma chave de acesso.',
  BACKUP_CODES_NOT_ENABLED: 'Você não tem códigos de backup. Use outro método.',
  TRUSTED_DEVICE_NOT_FOUND: 'Este navegador não é mais confiável.',
  YOU_CANNOT_RESET_YOUR_OWN_TWO_FACTOR:
    'Você não pode redefinir sua própria autenticação de dois fatores. Desative-a em “Segurança”.',
  TWO_FACTOR_RECOVERY_NOT_ALLOWED:
    'Você não pode remover seu segundo fator depois deste login. Entre com outro método.',
  TWO_FACTOR_RECOVERY_NOT_READY: 'Você ainda não pode remover seu segundo fator. Recarregue esta página.',
  TWO_FACTOR_REQUIRED: 'Configure primeiro a autenticação de dois fatores em “Segurança”.',
};

export const factors: Translations['factors'] = {
  title: 'Autenticação de dois fatores',
  about: 'Um segundo fator no login, para que uma senha roubada não seja suficiente.',
  on: 'Ativada',
  off: 'Desativada',
  methods: {
    totp: {
      name: 'App autenticador',
      about: 'Códigos de um app no seu celular ou no seu gerenciador de senhas.',
      setUp: 'Configurar',
      setUpLabel: 'Configurar app autenticador',
      addDevice: 'Adicionar dispositivo',
      addDeviceLabel: 'Adicionar dispositivo ao app autenticador',
    },
    otp: {
      name: 'Códigos por e-mail',
      about: (email) => `Códigos enviados para ${email}.`,
      setUp: 'Configurar',
      setUpLabel: 'Configurar códigos por e-mail',
    },
    passkey: {
      name: 'Chaves de acesso',
      about: 'Sua impressão digital, rosto, bloqueio de tela ou uma chave de segurança.',
      setUp: 'Ativar',
      setUpLabel: 'Ativar chaves de acesso como segundo fator',
    },
  },
  turnedOn: 'Autenticação de dois fatores ativada',
  methodAdded: 'Método adicionado',
  app: {
    title: 'Configurar app autenticador',
    deviceTitle: 'Adicionar outro dispositivo',
    scan: 'Leia o QR code com seu app autenticador.',
    qrCode: 'QR code para seu app autenticador',
    keyHint: 'Não consegue ler? Digite esta chave de configuração:',
    key: 'chave de configuração',
    open: 'Abrir em um app neste dispositivo',
    code: 'Código do app',
    codeHint: '6 dígitos. Nada muda até você digitar um código.',
    submit: 'Ativar app autenticador',
    done: 'Concluir',
  },
  mailedCodes: {
    title: 'Configurar códigos por e-mail',
    sent: (email) => `Enviamos um código de 6 dígitos para ${email}.`,
    code: 'Código do e-mail',
    codeHint: 'Nada muda até você digitar o código.',
    submit: 'Ativar códigos por e-mail',
  },
  backupCodes: {
    name: 'Códigos de backup',
    left: (count) => plural(count, { one: `Resta ${count} código`, other: `Restam ${count} códigos` }),
    none: 'Você não tem códigos de backup. Crie alguns para nunca perder o acesso.',
    title: 'Salve seus códigos de backup',
    about: 'Se não puder usar seus outros métodos, entre com um destes códigos. Cada um funciona uma vez.',
    once: 'Eles são mostrados somente agora. Guarde-os em um local seguro.',
    offerTitle: 'Criar códigos de backup',
    offer:
      'A autenticação de dois fatores está ativada. Crie códigos de backup para entrar quando não puder usar seus outros métodos.',
    create: 'Criar códigos de backup',
    later: 'Agora não',
    copy: 'Copiar códigos',
    copied: 'Copiado',
    download: 'Baixar códigos',
    print: 'Imprimir códigos',
    file: (app, email) => `Códigos de backup de ${app} para ${email}. Cada um funciona uma vez.`,
    saved: 'Salvei estes códigos',
    done: 'Concluir',
    replace: {
      action: 'Substituir códigos',
      question: 'Substituir seus códigos de backup?',
      consequences:
        'Seus códigos de backup atuais deixarão de funcionar, e os outros dispositivos serão desconectados.',
    },
  },
  turnOff: {
    action: 'Desativar',
    label: 'autenticação de dois fatores',
    question: 'Desativar a autenticação de dois fatores?',
    consequences:
      'Você entrará sem um segundo fator. Seus códigos de backup deixarão de funcionar, e os outros dispositivos serão desconectados.',
    confirm: 'Desativar autenticação de dois fatores',
    done: 'Autenticação de dois fatores desativada',
    row: 'Parar de pedir um segundo fator',
    required: 'Obrigatória para todas as contas aqui.',
  },
  trusted: {
    title: 'Navegadores confiáveis',
    about: 'Eles entram sem um segundo fator.',
    current: 'Este navegador',
    lastUsed: 'usado por último',
    expires: 'expira',
    revoke: 'Deixar de confiar',
    question: (device) => `Deixar de confiar em ${device}?`,
    consequences: (device) => `Você precisará de um segundo fator no próximo login com ${device}.`,
    revoked: 'O navegador não é mais confiável',
    revokeAll: 'Deixar de confiar em todos os navegadores',
    allQuestion: 'Deixar de confiar em todos os navegadores?',
    allConsequences: 'Você precisará de um segundo fator no próximo login com qualquer um deles.',
    allRevoked: 'Os navegadores não são mais confiáveis',
  },
  required: {
    title: 'Configurar um segundo fator',
    about: 'Este serviço exige autenticação de dois fatores. Escolha um método para continuar.',
    signOut: 'Sair',
  },
  reset: {
    title: 'Autenticação de dois fatores',
    about: 'Para usuários que perderam o celular, a chave de acesso ou os códigos de backup.',
    open: 'Redefinir autenticação de dois fatores',
    dialog: (name) => `Redefinir a autenticação de dois fatores de ${name}?`,
    consequences:
      'O login será feito sem um segundo fator até que outro seja configurado. Os códigos de backup deixarão de funcionar, e todos os dispositivos serão desconectados. Avisaremos o usuário por e-mail.',
    submit: 'Redefinir autenticação de dois fatores',
    done: 'Autenticação de dois fatores redefinida',
  },
};

export const twoFactor: Translations['twoFactor'] = {
  code: 'Código',
  digits: 'Código de 6 dígitos',
  challenge: {
    title: 'Confirme sua identidade',
    account: (email) => `Você está entrando como ${email}`,
    action: 'Continuar',
    trust: (lifetime) => `Confiar neste navegador por ${lifetime}`,
    expiredTitle: 'O login expirou',
    expired: 'Você demorou demais, ou este login já foi concluído.',
    tooManyAttempts: 'Muitos códigos errados.',
    signIn: 'Entrar novamente',
  },
  totp: {
    label: 'Usar seu app autenticador',
    about: 'Digite o código do seu app autenticador.',
  },
  mailedCode: {
    label: 'Receber um código por e-mail',
    about: 'Enviaremos um código de 6 dígitos por e-mail.',
    send: 'Enviar código por e-mail',
    sent: 'Verifique seu e-mail e digite o código.',
  },
  backupCode: {
    label: 'Usar um código de backup',
    about: 'Digite um dos códigos de backup que você salvou. Cada um funciona uma vez.',
    field: 'Código de backup',
  },
  recovery: {
    open: 'Perdeu todos os seus métodos?',
    finish: 'Remover seu segundo fator',
    back: 'Usar um dos seus métodos',
    unavailable:
      'Você não pode remover seu segundo fator depois deste login. Entre com uma senha ou um provedor que já tenha usado com seu segundo fator ou fale com o suporte.',
    about: (waitingTime) =>
      `Você pode pedir que removamos seu segundo fator. Para sua segurança, isso só é possível depois de ${waitingTime}. Enviaremos um e-mail com um link para cancelar.`,
    request: 'Solicitar remoção',
    requested: (time) =>
      `Você pediu a remoção do seu segundo fator. Para isso, entre novamente depois desta data: ${time}. Se usar um dos seus métodos antes disso, a solicitação será cancelada.`,
    ready: 'O tempo de espera terminou. Enviaremos por e-mail um código que remove seu segundo fator.',
    codeSent:
      'Verifique seu e-mail e digite o código. Ele remove seu segundo fator e desconecta seus outros dispositivos.',
    remove: 'Remover segundo fator',
  },
  cancelRecovery: {
    title: 'Manter seu segundo fator?',
    about: 'Isso cancela a solicitação de remover o segundo fator da sua conta.',
    action: 'Manter segundo fator',
    doneTitle: 'Solicitação cancelada',
    done: 'Seu segundo fator continua ativado. Se você não fez a solicitação, outra pessoa sabe sua senha: altere-a agora.',
    changePassword: 'Alterar senha',
    failedTitle: 'Nada para cancelar',
    failed: 'A solicitação já foi cancelada ou concluída, ou expirou.',
    next: 'Ir para as configurações de segurança',
  },
};

export const twoFactorAttention: Translations['twoFactorAttention'] = {
  administrators: (count) =>
    plural(count, {
      one: `${number(count)} administrador não tem segundo fator`,
      other: `${number(count)} administradores não têm segundo fator`,
    }),
  about: 'Uma senha roubada basta para administrar o serviço.',
  open: 'Mostrar administradores',
};
