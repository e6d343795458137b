import { localized } from '#client/components/texts/localized.ts';

/** Loaded with every page, unlike the other texts of the area. */
export const texts = localized('invitationErrors', {
  invitationNotFound: 'This invitation has expired, or it was already answered or revoked.',
  notRecipient: 'This invitation is for another email address.',
  inviterLeft: 'The person who invited you left the organization. Ask another member for an invitation.',
  memberLimit: 'This organization is full. A member has to leave before another can join.',
});
