import type { Translations } from '#generated/texts/screens.ts';

export const enterprise: Translations['enterprise'] = {
  title: 'Enterprise',
  about: 'Provedores de identidade e diretórios de todas as organizações.',
  tabs: { connections: 'Conexões', directories: 'Diretórios' },
  createLink: 'Criar link de configuração',
  back: 'Voltar para Enterprise',
  columns: { organization: 'Organização', state: 'Estado' },
};
