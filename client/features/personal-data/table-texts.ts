import { localized } from '#client/components/texts/localized.ts';

/** The kinds of data, by the name that their entities give them. */
export const texts = localized('personalDataTables', {
  profile: { name: 'Profile', about: 'Your name, addresses, picture and settings.' },
  pictures: { name: 'Uploaded picture', about: 'The picture that you uploaded.' },
  signInMethods: {
    name: 'Sign-in methods',
    about: 'Your password and the providers with which you sign in, without their secrets.',
  },
  passkeys: { name: 'Passkeys', about: 'Your passkeys: name, device and last use.' },
  secondFactors: { name: 'Two-factor authentication', about: 'Which second factors you use, without their secrets.' },
  backupCodes: { name: 'Backup codes', about: 'When they were created and used, without the codes.' },
  secondFactorRecovery: {
    name: 'Recovery of two-factor authentication',
    about: 'A request to remove lost second factors.',
  },
  sessions: { name: 'Sessions', about: 'Browsers in which you are signed in, with their IP addresses.' },
  trustedBrowsers: { name: 'Trusted browsers', about: 'Browsers that skip the second factor.' },
  pendingSignIns: { name: 'Sign-ins in progress', about: 'Sign-ins that wait for the second factor.' },
  mailedLinks: {
    name: 'Links and codes',
    about: 'Links and codes that were sent to you and are not used yet, without their values.',
  },
  apiKeys: { name: 'API keys', about: 'Your API keys, without the keys themselves.' },
  memberships: { name: 'Memberships', about: 'Organizations that you belong to, with your role.' },
  organizations: { name: 'Your organizations', about: 'Organizations that have no other member.' },
  teams: { name: 'Teams', about: 'Teams that you belong to.' },
  invitations: {
    name: 'Invitations',
    about: 'Invitations to you, and those that you sent, without the addresses of others.',
  },
  organizationAccount: { name: 'Managed account', about: 'The organization that created and manages your account.' },
  directoryEntries: { name: 'Directory entries', about: 'What the directory of an organization sent about you.' },
  directoryGroups: { name: 'Directory groups', about: 'Groups of a directory that you belong to.' },
  singleSignOnSessions: {
    name: 'Single sign-on',
    about: 'Sessions that the identity provider of an organization started.',
  },
  singleSignOnAttempts: {
    name: 'Attempts of single sign-on',
    about: 'Recent sign-ins with the identity provider of an organization.',
  },
  applications: { name: 'Connected apps', about: 'Apps that you allowed to use your account.' },
  applicationTokens: { name: 'Tokens of apps', about: 'Access that apps have at present, without the tokens.' },
  agents: { name: 'Agents', about: 'What you allowed programs that act by themselves, and until when.' },
  agentUsage: { name: 'Use by agents', about: 'How many calls agents made for you on each day.' },
  agentTokens: { name: 'Tokens of agents', about: 'Access that agents passed on, without the tokens.' },
  applicationSessions: { name: 'Sign-ins to apps', about: 'Apps that you signed in to in your sessions.' },
  webhooks: { name: 'Webhooks', about: 'Webhooks that you created.' },
  activity: { name: 'Activity', about: 'What you did and what happened to your account, with IP addresses.' },
  unsentMails: { name: 'Unsent emails', about: 'Emails to you that wait for delivery.' },
  recentAnswers: { name: 'Answers to programs', about: 'Answers to repeated requests of your API keys, for a day.' },
  imports: { name: 'Imports', about: 'That your account was imported from another service.' },
  exports: { name: 'Exports', about: 'When you exported your data.' },
});
