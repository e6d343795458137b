/** The bcrypt costs of the stored password hashes, '' for another scheme: a sign-in reads the highest and whether '' exists. */
export const passwordSchemes = `
create index "account_password_cost" on "account" (split_part("password", '$', 3)) where "password" is not null;
`;
