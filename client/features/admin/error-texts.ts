/** Loaded with every page, unlike the other texts of the area. */
export const texts = {
  USER_NOT_FOUND: 'This user no longer exists.',
  YOU_CANNOT_IMPERSONATE_ADMINS: 'Administrators can’t be impersonated.',
  YOU_ARE_NOT_IMPERSONATING_ANYONE: 'Impersonation has already ended.',
  SETUP_IS_DONE_ALREADY: 'There’s already an administrator. Sign in instead.',
};
