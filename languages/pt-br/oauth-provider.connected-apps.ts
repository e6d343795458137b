import type { Translations } from '#generated/texts/screens.ts';

export const connectedApps: Translations['connectedApps'] = {
  title: 'Aplicativos conectados',
  about: (service) => `Aplicativos que usam sua conta do ${service}.`,
  disabled: {
    title: 'Os aplicativos conectados não estão ativados',
    about: 'Este serviço não faz o login dos usuários em outros aplicativos.',
  },
  empty: {
    title: 'Nenhum aplicativo conectado',
    description: (service) =>
      `Os aplicativos em que você entra com o ${service}, ou que você permite que ajam em seu nome, aparecem aqui.`,
  },
  registeredItself: 'Registrou a si mesmo',
  connected: 'Conectado',
  device: (address) => `Dispositivo em ${address}, conectado`,
  operated: (service) => `Parte do ${service}`,
  agent: {
    ends: 'Termina',
    stopped: 'Parado',
    delegates: (agents) => `Pode repassar o acesso a ${agents}`,
  },
  disconnectAll: {
    action: 'Desconectar todos',
    question: 'Desconectar todos os apps?',
    consequences:
      'Todos perdem o acesso imediatamente. Serviços externos que eles já alcançaram podem aceitá-lo por mais 5 minutos.',
    done: 'Apps desconectados',
  },
  disconnect: {
    action: 'Desconectar',
    question: (app) => `Desconectar ${app}?`,
    consequences: (app) => `${app} perde o acesso imediatamente.`,
    confirm: 'Desconectar',
    done: 'Aplicativo desconectado',
  },
};
