/** Returns whether users may choose a username, which is as the user wrote it. */
export type UsernameValidator = (username: string) => boolean | Promise<boolean>;
