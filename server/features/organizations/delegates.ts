/** The kind of principal that sets up single sign-on, domains and directories of an organization without a user. */
export const SET_UP_LINK = 'set-up link';
