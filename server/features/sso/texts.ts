import { mailTexts } from '#server/mail/mail-language.ts';

/** `app` is the name of the service, `owner` the address of an owner, `provider` the name of a connection. */
export const texts = mailTexts('sso', {
  breakGlass: {
    subject: (organization: string) => `An owner of ${organization} signed in without single sign-on`,
    heading: 'An owner signed in without single sign-on',
    event: (owner: string, organization: string, app: string) =>
      `${owner} signed in to ${app} with a password or a passkey, although ${organization} requires single sign-on.`,
    next: 'Owners can do this when the identity provider fails. If you do not know why it happened, ask the owner.',
    note: 'You get this email because you own the organization.',
  },
  metadataFailing: {
    subject: (provider: string) => `The metadata of ${provider} cannot be read`,
    heading: 'Metadata cannot be read',
    event: (provider: string, organization: string, app: string) =>
      `For three days ${app} could not read the metadata of the identity provider ${provider}, with which users of ${organization} sign in:`,
    next: 'Sign-ins continue to work until the provider changes its certificate or its addresses. Check the address of the metadata in the settings of the connection.',
    note: 'You get this email because you own the organization or added the connection.',
  },
  certificateExpiring: {
    subject: (provider: string, duration: string) => `The certificate of ${provider} expires in ${duration}`,
    heading: (duration: string) => `A certificate expires in ${duration}`,
    event: (provider: string, organization: string, app: string) =>
      `The identity provider ${provider}, with which users of ${organization} sign in to ${app}, signs with this certificate.`,
    next: 'Ask the administrator of the identity provider whether it will get another one, and add that to the connection before the identity provider uses it. Until then, sign-ins continue to work.',
    note: 'You get this email because you manage single sign-on of the organization.',
  },
  serviceCertificateExpiring: {
    subject: (app: string, provider: string, duration: string) =>
      `The certificate of ${app} for ${provider} expires in ${duration}`,
    heading: (app: string, duration: string) => `A certificate of ${app} expires in ${duration}`,
    event: (provider: string, organization: string, app: string) =>
      `With this certificate ${app} signs its requests to the identity provider ${provider}, with which users of ${organization} sign in. The identity provider may refuse them afterwards.`,
    next: 'Create a new key in the settings of the connection, let the identity provider read the metadata again, then sign with the new key.',
  },
  /** Of the page that posts a message to the identity provider, where scripts are off. */
  postPage: { action: 'Continue' },
});
