/** Users are listed by plain indexes alone: neither triggers nor counters follow the table. */
export const simpleUserLists = `
drop trigger "user_counts_added" on "user";
drop trigger "user_counts_removed" on "user";
drop trigger "user_counts_truncated" on "user";
drop trigger "user_ranges_added" on "user";
drop trigger "user_ranges_removed" on "user";
drop trigger "user_ranges_moved" on "user";
drop trigger "user_ranges_truncated" on "user";
drop table "user_count", "user_range";
drop index "user_by_email_end", "user_by_name_end", "user_letter_pairs", "user_by_name";
drop statistics "user_email_trigrams_seen", "user_name_trigrams_seen";
drop function count_users(), count_user_ranges(), held_in(text), letter_pairs(text), dearly(text[]), dearly(text, text[]);
drop aggregate all_of(text[]);
create index "user_by_name" on "user" (lower("name"), "id") include ("name");
create index "user_roles" on "user" using gin (string_to_array("role", ','));
`;
