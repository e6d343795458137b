import { localized } from '#client/components/texts/localized.ts';

/** `app` is the name of an application, `service` that of the service. */
export const texts = localized('connectedApps', {
  title: 'Connected apps',
  about: (service: string) => `Apps that use your account with ${service}.`,
  disabled: { title: 'Connected apps aren’t enabled', about: 'This service doesn’t sign users in to other apps.' },
  empty: {
    title: 'No connected apps',
    description: (service: string) => `Apps that you sign in to with ${service}, or allow to act for you, appear here.`,
  },
  /** Followed by the time. */
  registeredItself: 'Registered itself',
  connected: 'Connected',
  /** Where a device is, which was connected by a code; followed by the time. */
  device: (address: string) => `Device at ${address}, connected`,
  operated: (service: string) => `Part of ${service}`,
  agent: {
    /** Followed by the time. */
    ends: 'Ends',
    stopped: 'Stopped',
    delegates: (agents: string) => `May pass its access on to ${agents}`,
  },
  disconnectAll: {
    action: 'Disconnect all',
    question: 'Disconnect all apps?',
    consequences:
      'All of them lose access at once. Services outside that they already reached may accept it for 5 more minutes.',
    done: 'Apps disconnected',
  },
  disconnect: {
    action: 'Disconnect',
    question: (app: string) => `Disconnect ${app}?`,
    consequences: (app: string) => `${app} loses access at once.`,
    confirm: 'Disconnect',
    done: 'App disconnected',
  },
});
