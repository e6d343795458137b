import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('passkeyAttention', {
  noOrigin: {
    title: 'Passkeys work in no page',
    about: 'Their domain must be the host of BASE_URL or one above it, and browsers require https or localhost.',
  },
});
