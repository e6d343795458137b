export const anonymousUsers = `
alter table "user" add column "is_anonymous" boolean not null default false;
create index "user_anonymous" on "user" ("created_at", "id") where "is_anonymous";
`;
