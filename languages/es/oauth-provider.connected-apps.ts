import type { Translations } from '#generated/texts/screens.ts';

export const connectedApps: Translations['connectedApps'] = {
  title: 'Aplicaciones conectadas',
  about: (service) => `Aplicaciones que usan su cuenta de ${service}.`,
  disabled: {
    title: 'Las aplicaciones conectadas no están activadas',
    about: 'Este servicio no inicia sesión de sus usuarios en otras aplicaciones.',
  },
  empty: {
    title: 'No hay aplicaciones conectadas',
    description: (service) =>
      `Aquí aparecen las aplicaciones en las que inicia sesión con ${service} o a las que permite actuar en su nombre.`,
  },
  registeredItself: 'Se registró por sí misma',
  connected: 'Conectada',
  device: (address) => `Dispositivo en ${address}, conectado`,
  operated: (service) => `Parte de ${service}`,
  agent: {
    ends: 'Termina',
    stopped: 'Detenido',
    delegates: (agents) => `Puede transmitir su acceso a ${agents}`,
  },
  disconnectAll: {
    action: 'Desconectar todas',
    question: '¿Desconectar todas las aplicaciones?',
    consequences:
      'Todas pierden el acceso de inmediato. Los servicios externos a los que ya llegaron pueden aceptarlo 5 minutos más.',
    done: 'Aplicaciones desconectadas',
  },
  disconnect: {
    action: 'Desconectar',
    question: (app) => `¿Desconectar ${app}?`,
    consequences: (app) => `${app} pierde el acceso de inmediato.`,
    confirm: 'Desconectar',
    done: 'Aplicación desconectada',
  },
};
