import { localized } from '#client/components/texts/localized.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('en');

/** `app` is the name of an application, `service` that of the service. */
export const texts = localized('oauthApplications', {
  title: 'Applications',
  about: (service: string) => `Apps that sign their users in with ${service}.`,
  disabled: {
    title: 'Applications aren’t enabled',
    about: 'Set OAUTH_PROVIDER_ENABLED, or `oauthProvider.enabled` in gatehouse.config.ts.',
  },
  empty: {
    title: 'No applications yet',
    description: 'Register an app to sign its users in with OAuth 2.1 and OpenID Connect.',
  },
  columns: { name: 'Application', redirect: 'Sends users to', state: 'State', created: 'Registered' },
  /** The redirect address of a program on the device of the user. */
  thisDevice: 'Device of the user',
  noAddress: 'No address',
  kinds: {
    web: { label: 'Website with a server', description: 'Its server keeps a secret.' },
    spa: { label: 'Website without a server', description: 'Runs in the browser alone, without a secret.' },
    native: { label: 'App or program on a computer', description: 'Runs on the device of the user, without a secret.' },
    machine: { label: 'Service without people', description: 'Has no users, and keeps a secret.' },
  },
  state: { enabled: 'Enabled', disabled: 'Disabled' },
  back: 'Back to applications',
  gone: { title: 'Application not found', about: 'It may have been deleted.' },
  fields: {
    kind: 'Kind',
    name: 'Name',
    nameHint: 'As users see it.',
    homePage: 'Home page',
    homePageExample: 'https://app.example.com',
    privacyPolicy: 'Privacy policy',
    terms: 'Terms of service',
    redirectUris: 'Redirect addresses',
    redirectUrisHint: 'Where users return after they signed in. One address a line, exactly as the app sends it.',
    postLogoutUris: 'Addresses after signing out',
    postLogoutUrisHint: 'Where users return after they signed out. One address a line.',
    logoutUri: 'Logout address',
    logoutUriHint: 'The server of the app gets a logout token here when a session ends.',
    scopes: 'What it may ask for',
    apiScopes: 'With the API, for its users',
    machineScopes: 'What it may do with the API of this service',
    serviceAccount: 'Service account',
    serviceAccountHint: 'As which it makes calls. Without one, it gets access tokens for other APIs only.',
    skipConsent: 'This app is our own',
    skipConsentHint: 'Users aren’t asked whether they allow it.',
  },
  register: {
    open: 'Register application',
    title: 'Register an application',
    about: 'You can change everything but the kind later.',
    submit: 'Register application',
  },
  credentials: {
    registered: 'Application registered',
    replaced: 'Secret replaced',
    once: 'Store the secret now. It won’t be shown again.',
    clientId: 'Client ID',
    secret: 'Client secret',
    issuer: 'Issuer',
    sample: 'Sample for openid-client',
    what: { clientId: 'client ID', secret: 'client secret', issuer: 'issuer', sample: 'sample' },
    stored: 'I have stored it',
    done: 'Done',
  },
  settings: {
    connection: 'Connection',
    connectionAbout: 'What the developers of the app enter there.',
    title: 'Settings',
    about: 'Changes take effect at once.',
    submit: 'Save changes',
    done: 'Application saved',
  },
  secret: {
    title: 'Client secret',
    about: 'Replace it if it was seen by others, or from time to time.',
    /** Followed by its beginning. */
    present: 'Present secret:',
    /** Followed by the time. */
    previous: 'The one before is accepted until',
    action: 'Replace secret',
    question: 'Replace the secret?',
    overlap: 'Accept the present secret for',
    overlaps: {
      none: 'No longer',
      days: (days: number) => plural(days, { one: `${days} more day`, other: `${days} more days` }),
    },
    confirm: 'Replace secret',
  },
  disable: {
    title: 'Disable application',
    about: 'Users can’t sign in to it until it is enabled again.',
    action: 'Disable',
    question: (app: string) => `Disable ${app}?`,
    done: 'Application disabled',
    isDisabled: 'This application is disabled. Users can’t sign in to it.',
  },
  enable: {
    title: 'Enable application',
    about: 'Users can sign in to it again.',
    action: 'Enable',
    question: (app: string) => `Enable ${app}?`,
    done: 'Application enabled',
  },
  delete: {
    title: 'Delete application',
    about: 'Its users can no longer sign in to it.',
    action: 'Delete application',
    question: (app: string) => `Delete ${app}?`,
    consequences: 'Its access to accounts ends at once. This can’t be undone.',
    confirm: 'Delete application',
    done: 'Application deleted',
  },
});
