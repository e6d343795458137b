import { localized } from '#client/components/texts/localized.ts';

export const errorTexts = localized('ssoCertificateErrors', {
  CERTIFICATE_NOT_FOUND: 'This certificate was removed.',
  LAST_CERTIFICATE: 'A connection needs one certificate. Add another one first.',
});

export const texts = localized('ssoCertificates', {
  title: 'Certificates',
  about: 'With which the provider signs responses, and this service its requests. Changes need no new test.',
  ofProvider: 'Of the provider',
  ofService: 'Of this service',
  validUntil: (date: string) => `Valid until ${date}`,
  expired: (date: string) => `Expired on ${date}`,
  state: { current: 'In use', next: 'Next', retired: 'Retired' },
  add: {
    open: 'Add certificate',
    title: 'Add a certificate',
    about: 'Add it before the provider signs with it. Both count until you remove the old one.',
    field: 'Certificate',
    submit: 'Add',
    done: 'Certificate added',
  },
  remove: {
    action: 'Remove',
    question: 'Remove this certificate?',
    consequences: 'Responses that need it are refused at once.',
    confirm: 'Remove certificate',
    done: 'Certificate removed',
  },
  read: {
    action: 'Read metadata again',
    question: 'Read the metadata of the provider again?',
    about: 'New certificates count at once, missing ones for another week.',
    done: 'Metadata read',
    failed: 'The metadata could not be read.',
  },
  rotate: {
    action: 'Create new key',
    question: 'Create a new key?',
    consequences: 'It is added to the metadata of this service. Sign with it once the provider has read them.',
    confirm: 'Create key',
    done: 'Key created',
  },
  activate: {
    action: 'Sign with the new key',
    question: 'Sign with the new key?',
    consequences: 'Requests are signed with it from now on. The provider must know its certificate.',
    confirm: 'Sign with it',
    done: 'The new key signs',
  },
});
