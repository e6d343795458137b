import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('deviceAttention', {
  noProvider: { title: 'Devices cannot be connected', about: 'They need the OAuth provider, which is off.' },
  sessions: {
    title: 'Devices can get sessions',
    about: 'A user who is talked into typing a code gives away the whole account.',
  },
});
