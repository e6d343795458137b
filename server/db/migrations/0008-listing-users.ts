/** Searches by the end of an address, the role as it is spelt, and how frequent each trigram is, for choosing by. */
export const listingUsers = `
drop index "user_roles";
create index "user_by_email_end" on "user" (reverse("email") text_pattern_ops);
create index "user_by_name_end" on "user" (reverse(lower("name")) text_pattern_ops);
create statistics "user_email_trigrams_seen" on (show_trgm("email")) from "user";
create statistics "user_name_trigrams_seen" on (show_trgm(lower("name"))) from "user";
`;
