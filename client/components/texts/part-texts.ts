import { localized } from './localized.ts';

/** Texts of dialogs, buttons and times, which every page may show. */
export const texts = localized('parts', {
  device: { browserOn: (browser: string, system: string) => `${browser} on ${system}`, unknown: 'Unknown device' },
  time: { soon: 'in a moment', now: 'just now' },
  confirm: {
    cancel: 'Cancel',
    type: (text: string) => `Type “${text}” to confirm`,
    typeExactly: (text: string) => `Type “${text}” exactly as shown`,
  },
  copy: { copy: (what: string) => `Copy ${what}`, copied: 'Copied' },
});
