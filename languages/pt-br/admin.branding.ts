import type { Translations } from '#generated/texts/screens.ts';

export const branding: Translations['branding'] = {
  form: {
    title: 'Nome e cor',
    links: 'Logotipo e links',
    shape: 'Aparência dos componentes',
    appName: 'Nome do serviço',
    accentColor: 'Cor de destaque',
    pickColor: 'Escolher uma cor de destaque',
    logoUrl: 'URL do logotipo',
    termsUrl: 'URL dos termos',
    privacyUrl: 'URL da política de privacidade',
    radius: 'Raio dos cantos, em pixels',
    font: 'Fonte',
    fonts: { system: 'Sistema', serif: 'Com serifa', monospace: 'Monoespaçada' },
    components: 'Não é salva aqui: copie as variáveis para o seu app.',
    contrast: (contrast, least) => `Contraste com texto branco: ${contrast}, no mínimo ${least}.`,
  },
  errors: {
    appName: 'Insira um nome de no máximo 80 caracteres.',
    accentColor: 'Insira uma cor como #3b5bdb.',
    contrast: (contrast, least) =>
      `Clara demais para texto branco: o contraste é ${contrast} e deve ser de pelo menos ${least}.`,
    address: 'Insira um endereço https ou um caminho deste site.',
  },
  bar: {
    label: 'Alterações não salvas',
    unsaved: (names) => `Não salvo: ${names}.`,
    differs: (names) => `Diferente do serviço em execução: ${names}.`,
    running: (value) => `Serviço em execução: ${value}`,
    none: 'nenhum',
    copy: 'configuração',
    reset: 'Redefinir',
    save: 'Salvar alterações',
    saved: 'Marca salva',
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
    about:
      'Os mesmos valores para o arquivo. O que o arquivo ou o ambiente define tem precedência sobre os valores salvos.',
    file: 'Linhas para gatehouse.config.ts.',
    what: 'linhas',
    css: 'Variáveis CSS',
    whatCss: 'variáveis CSS',
    invalid: 'Corrija os campos marcados.',
  },
};
