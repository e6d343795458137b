import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('noPermission', {
  title: 'No permission',
  about: 'You don’t have permission to view this page. Ask an administrator for access.',
});
