import type { Translations } from '#generated/texts/screens.ts';

export const ssoCertificateErrors: Translations['ssoCertificateErrors'] = {
  CERTIFICATE_NOT_FOUND: 'Este certificado foi removido.',
  LAST_CERTIFICATE: 'Uma conexão precisa de um certificado. Adicione outro primeiro.',
};

export const ssoCertificates: Translations['ssoCertificates'] = {
  title: 'Certificados',
  about:
    'Com os quais o provedor assina as respostas e este serviço as solicitações. Alterações não exigem novo teste.',
  ofProvider: 'Do provedor',
  ofService: 'Deste serviço',
  validUntil: (date) => `Válido até ${date}`,
  expired: (date) => `Expirou em ${date}`,
  state: { current: 'Em uso', next: 'Próximo', retired: 'Substituído' },
  add: {
    open: 'Adicionar certificado',
    title: 'Adicionar um certificado',
    about: 'Adicione-o antes que o provedor assine com ele. Ambos valem até você remover o antigo.',
    field: 'Certificado',
    submit: 'Adicionar',
    done: 'Certificado adicionado',
  },
  remove: {
    action: 'Remover',
    question: 'Remover este certificado?',
    consequences: 'Respostas que precisam dele são recusadas imediatamente.',
    confirm: 'Remover certificado',
    done: 'Certificado removido',
  },
  read: {
    action: 'Ler os metadados novamente',
    question: 'Ler novamente os metadados do provedor?',
    about: 'Certificados novos valem imediatamente; os ausentes, por mais uma semana.',
    done: 'Metadados lidos',
    failed: 'Não foi possível ler os metadados.',
  },
  rotate: {
    action: 'Criar chave nova',
    question: 'Criar uma chave nova?',
    consequences: 'Ela é adicionada aos metadados deste serviço. Assine com ela depois que o provedor os tiver lido.',
    confirm: 'Criar chave',
    done: 'Chave criada',
  },
  activate: {
    action: 'Assinar com a chave nova',
    question: 'Assinar com a chave nova?',
    consequences: 'A partir de agora as solicitações são assinadas com ela. O provedor precisa conhecer o certificado.',
    confirm: 'Assinar com ela',
    done: 'A chave nova assina',
  },
};
