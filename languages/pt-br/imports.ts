import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('pt-BR');

export const imports: Translations['imports'] = {
  title: 'Importações',
  about: 'Usuários e organizações importados de outros produtos.',
  empty: { title: 'Nenhuma importação ainda', description: 'O comando npm run import traz usuários de outro produto.' },
  state: { running: 'Em andamento', stopped: 'Interrompida', done: 'Concluída' },
  kinds: {
    user: 'Usuários',
    organization: 'Organizações',
    team: 'Equipes',
    member: 'Participações',
    'team member': 'Participações em equipes',
    invitation: 'Convites',
  },
  columns: { created: 'Novos', changed: 'Alterados', equal: 'Inalterados', left: 'Deixados de fora' },
  reasons: 'Deixados de fora ou importados em parte',
  hashes: {
    title: 'Senhas importadas',
    about: 'Cada uma é renovada quando o usuário entra. Até lá, entradas recusadas demoram mais.',
    none: 'Todas as senhas foram renovadas.',
    users: (count) => plural(count, { one: `${count} usuário`, other: `${count} usuários` }),
  },
};
