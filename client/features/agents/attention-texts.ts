import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('agentAttention', {
  noProvider: { title: 'Agents have no effect', about: 'They need the OAuth provider, which is off.' },
});
