import { localized } from '#client/components/texts/localized.ts';

/** `app` is the name of the application, `service` that of the service. */
export const texts = localized('oauthConsent', {
  title: (app: string) => `${app} wants to use your account`,
  titleMore: (app: string) => `${app} asks for more`,
  registeredBy: (service: string) => `Registered by the operator of ${service}`,
  ofOrganization: (organization: string) => `An application of ${organization}`,
  selfNamed: (name: string) => `A program that calls itself “${name}” wants to use your account`,
  callsItself: (name: string) => `Calls itself “${name}”`,
  verifiedBy: (service: string) => `Verified by ${service}`,
  notVerified: 'Not verified',
  registeredItself: 'It registered itself. Its name has not been checked.',
  actsIn: 'Where it acts for you',
  everywhere: 'All my organizations',
  refused: {
    title: (app: string) => `${app} is for members`,
    about: (organization: string) => `Ask an administrator of ${organization} for access.`,
    action: 'Back to the application',
  },
  scopes: 'It will be able to:',
  before: 'What you allowed before',
  target: {
    site: 'Sends you to {value}.',
    device: 'Sends you to a program on {value}. Go on only if you have just started it.',
    thisComputer: 'this computer',
    app: 'Opens the app {value}.',
  },
  disconnect: 'You can disconnect it at any time under Connected apps.',
  privacyPolicy: 'Privacy policy',
  terms: 'Terms of service',
  allow: 'Allow',
  cancel: 'Cancel',
  select: {
    title: 'Choose an account',
    about: (app: string) => `Continue to ${app}.`,
    action: 'Continue with this account',
  },
  prove: {
    title: 'Confirm it’s you',
    about: (app: string) => `${app} asks you to confirm your identity.`,
  },
  expired: {
    title: 'This request can’t be continued',
    about: 'Start again from the application.',
  },
});
