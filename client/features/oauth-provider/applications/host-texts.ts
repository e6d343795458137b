import { localized } from '#client/components/texts/localized.ts';

/** `host` is that of metadata documents. */
export const texts = localized('oauthClientHosts', {
  title: 'Hosts of metadata documents',
  about:
    'Applications that no user registers name the host of their metadata document. Users see whether you verified it.',
  none: 'No application with a metadata document was used yet.',
  columns: { host: 'Host', state: 'State', applications: 'Applications', users: 'Users', actions: 'Actions' },
  states: { verified: 'Verified', blocked: 'Blocked', unknown: 'Not verified' },
  actions: (host: string) => `Actions for ${host}`,
  verify: 'Verify',
  block: 'Block',
  reset: 'Undo decision',
  question: (host: string) => `Block ${host}?`,
  consequences: 'Its applications can’t sign users in, and their tokens end at once.',
  example: 'app.example.com',
  submit: 'Verify host',
  done: 'Host changed',
});
