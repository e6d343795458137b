import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('ssoKey', {
  title: 'Client authentication',
  withSecret: 'This service authenticates with the client secret.',
  withKey: 'This service signs a JWT with a key (private_key_jwt). To use a client secret again, enter one above.',
  jwksUrl: 'JWKS URL',
  change: {
    action: 'Use a key instead',
    question: 'Use a key instead of the client secret?',
    consequences: 'The secret is deleted. Sign-ins fail until the provider has the JWKS URL, which is shown next.',
    done: 'This service uses a key',
  },
  rotate: {
    action: 'Create new key',
    question: 'Create a new key?',
    consequences: 'It is published at once, and signs in an hour.',
    confirm: 'Create key',
    done: 'Key created',
  },
});
