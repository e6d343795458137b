import { localized } from '#client/components/texts/localized.ts';

/** Texts of the page about the identity providers and directories of all organizations. */
export const texts = localized('enterprise', {
  title: 'Enterprise',
  about: 'Identity providers and directories of all organizations.',
  tabs: { connections: 'Connections', directories: 'Directories' },
  createLink: 'Create set-up link',
  back: 'Back to Enterprise',
  columns: { organization: 'Organization', state: 'State' },
});
