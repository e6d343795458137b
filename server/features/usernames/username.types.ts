/** Returns whether users may choose a username, which is as the user wrote it unless `validationOrder` says otherwise. */
export type UsernameValidator = (username: string) => boolean | Promise<boolean>;

/** Returns the form in which a username is stored and compared, or in which a display username is stored. */
export type UsernameNormalizer = (username: string) => string;
