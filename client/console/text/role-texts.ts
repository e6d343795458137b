import { localized } from '#client/components/texts/localized.ts';

/** The built-in roles of the platform and of organizations. */
export const texts = localized('roleNames', { owner: 'Owner', admin: 'Admin', member: 'Member', user: 'User' });
