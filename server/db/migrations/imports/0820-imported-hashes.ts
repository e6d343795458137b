/** Only hashes of other products, so that the index is empty once every one is renewed. */
export const importedHashIndex = `on "account" ((split_part("password", ':', 1)) collate "C") where "password" is not null and "password" not like 'bcrypt-sha256:%'`;

/** Imported hashes that are left, by family: for the list of imports and the jobs that look for them. */
export const importedHashes = `
create index if not exists "account_imported_hash" ${importedHashIndex};
`;
