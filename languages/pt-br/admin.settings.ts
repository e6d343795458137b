import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('pt-BR');
const plural = pluralOf('pt-BR');

export const settings: Translations['settings'] = {
  title: 'Configurações',
  about: {
    configuration: 'Somente leitura. Altere o ambiente ou gatehouse.config.ts e reinicie o serviço.',
    providers: 'Somente leitura. Defina os provedores no ambiente ou em gatehouse.config.ts e reinicie o serviço.',
    emails: 'Como os e-mails são enviados e qual é a aparência deles.',
    branding: 'Experimente e depois copie as linhas para gatehouse.config.ts. Nada é salvo aqui.',
  },
  tabs: {
    label: 'Configurações',
    configuration: 'Configuração',
    providers: 'Provedores',
    emails: 'E-mail',
    branding: 'Marca',
  },
  configuration: {
    search: 'Buscar opções',
    changedOnly: 'Somente alteradas',
    sections: 'Seções',
    jump: 'Ir para a seção',
    service: 'Serviço',
    count: (count) => plural(count, { one: `${number(count)} opção`, other: `${number(count)} opções` }),
    sources: { environment: 'Ambiente', file: 'Arquivo', default: 'Padrão' },
    showDefaults: (count) =>
      plural(count, { one: `Mostrar ${number(count)} valor padrão`, other: `Mostrar ${number(count)} valores padrão` }),
    hideDefaults: 'Ocultar valores padrão',
    showUnchanged: (count) =>
      plural(count, {
        one: `Mostrar ${number(count)} seção só com valores padrão`,
        other: `Mostrar ${number(count)} seções só com valores padrão`,
      }),
    hideUnchanged: 'Ocultar seções só com valores padrão',
    default: (value) => `Padrão: ${value}`,
    unset: 'Não definida',
    hidden: 'Definida, não exibida',
    function: 'Uma função',
    empty: { title: 'Nenhuma opção encontrada' },
  },
  providers: {
    callbackUrl: 'URL de retorno',
    enabled: {
      title: 'Configurados',
      about: 'Cada provedor precisa conhecer sua URL de retorno.',
      empty: 'Nenhum provedor está configurado.',
    },
    others: {
      title: 'Não configurados',
      about: (example) =>
        `Registre a URL de retorno no provedor e depois defina o cliente que ele fornecer, por exemplo com ${example}.`,
    },
  },
  emails: {
    delivery: {
      title: 'Entrega',
      about: 'Para onde vão os e-mails.',
      from: 'De',
      to: 'Destino',
      smtp: 'Servidor de e-mail',
      mailbox: 'Caixa de desenvolvimento',
      none: 'Lugar nenhum',
      mailboxNote: 'Os e-mails não são enviados. Defina SMTP_URL para enviá-los.',
      noneNote: 'Só chegam os e-mails que uma função das opções envia. Defina SMTP_URL para enviar todos.',
      openMailbox: 'Abrir a caixa',
    },
    test: {
      title: 'E-mail de teste',
      about: (email) => `Vai para ${email}.`,
      submit: 'Enviar e-mail de teste',
      sent: {
        title: 'O servidor de e-mail aceitou o e-mail',
        about: (email) => `Verifique a caixa de entrada de ${email} e a pasta de spam.`,
      },
      mailbox: {
        title: 'O e-mail está na caixa de desenvolvimento',
        about: 'Ele não foi enviado porque SMTP_URL não está definida.',
      },
      failed: { title: 'Não foi possível enviar o e-mail', about: 'Resposta do servidor de e-mail ou da conexão:' },
      disabled: { title: 'Nenhum servidor de e-mail está definido', about: 'Defina SMTP_URL e reinicie o serviço.' },
    },
    preview: {
      title: 'Prévia',
      about: 'Cada e-mail com conteúdo fictício.',
      email: 'E-mail',
      language: 'Idioma',
      subject: 'Assunto',
      look: 'Aparência',
      light: 'Claro',
      dark: 'Escuro',
      plainText: 'Texto simples',
      replaced: (name) => `A função ${name} das opções envia este e-mail. Os destinatários veem o dela, não este.`,
      frame: (subject) => `Prévia de “${subject}”`,
    },
  },
  branding: {
    form: {
      title: 'Nome e cor',
      links: 'Logotipo e links',
      shape: 'Cantos e fonte',
      appName: 'Nome do serviço',
      accentColor: 'Cor de destaque',
      pickColor: 'Escolher uma cor de destaque',
      logoUrl: 'URL do logotipo',
      termsUrl: 'URL dos termos',
      privacyUrl: 'URL da política de privacidade',
      radius: 'Raio dos cantos, em pixels',
      font: 'Fonte',
      fonts: { system: 'Sistema', serif: 'Com serifa', monospace: 'Monoespaçada' },
      components: 'Dos componentes do seu app.',
      contrast: (contrast, least) => `Contraste com texto branco: ${contrast}, no mínimo ${least}.`,
    },
    errors: {
      appName: 'Insira um nome de no máximo 80 caracteres.',
      accentColor: 'Insira uma cor como #3b5bdb.',
      contrast: (contrast, least) =>
        `Clara demais para texto branco: o contraste é ${contrast} e deve ser de pelo menos ${least}.`,
      address: 'Insira um endereço https ou um caminho deste site.',
    },
    preview: {
      title: 'Prévia',
      about: 'A página de login e os componentes com seus próprios dados. Eles não podem ser usados aqui.',
      views: { signIn: 'Login', userButton: 'Botão do usuário', profile: 'Perfil', organization: 'Organização' },
      theme: 'Tema',
      themes: { light: 'Claro', dark: 'Escuro' },
      width: 'Largura',
      widths: { desktop: 'Computador', phone: 'Telefone' },
    },
    lines: {
      title: 'Configuração',
      about: 'Linhas para gatehouse.config.ts.',
      what: 'linhas',
      css: 'Variáveis CSS, para os componentes do seu app:',
      whatCss: 'variáveis CSS',
      reset: 'Descartar alterações',
      invalid: 'Corrija os campos marcados para obter as linhas.',
      environment: (variable) => `O nome é definido por ${variable} no ambiente, que tem precedência sobre o arquivo.`,
    },
  },
};
