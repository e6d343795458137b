import type { Translations } from '#generated/texts/screens.ts';

export const ssoKey: Translations['ssoKey'] = {
  title: 'Autenticação do cliente',
  withSecret: 'Este serviço se autentica com o segredo do cliente.',
  withKey:
    'Este serviço assina um JWT com uma chave (private_key_jwt). Para voltar a usar um segredo, informe um acima.',
  jwksUrl: 'URL do JWKS',
  change: {
    action: 'Usar uma chave',
    question: 'Usar uma chave em vez do segredo do cliente?',
    consequences:
      'O segredo é excluído. As entradas falham até que o provedor tenha a URL do JWKS, mostrada em seguida.',
    done: 'Este serviço usa uma chave',
  },
  rotate: {
    action: 'Criar chave nova',
    question: 'Criar uma chave nova?',
    consequences: 'Ela é publicada imediatamente e assina em uma hora.',
    confirm: 'Criar chave',
    done: 'Chave criada',
  },
};
