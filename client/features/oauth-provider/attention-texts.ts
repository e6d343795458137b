import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('oauthProviderAttention', {
  openRegistration: {
    title: 'App registration is open to anyone',
    about: 'Any program can register under any name.',
  },
});
