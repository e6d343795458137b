/** Loaded with every page, unlike the other texts of the area. */
export const texts = {
  slugTaken: 'This URL is already taken',
  alreadyMember: 'Already a member',
  alreadyInvited: 'Already invited',
  invitationNotFound: 'This invitation has expired, or it was already answered or revoked.',
  userIsOnlyOwner: 'This user is the only owner of an organization. Transfer ownership first.',
  onlyOwner: 'An organization needs an owner. Transfer ownership first.',
};
