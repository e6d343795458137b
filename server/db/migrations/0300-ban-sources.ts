export const banSources = `
alter table "user" add column "banned_by" text null;
alter table "user" add constraint "user_banned_by_source" check ("banned_by" is null or "banned");
`;
