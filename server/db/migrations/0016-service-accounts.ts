export const serviceAccounts = `
alter table "user" add column "kind" text not null default 'person';
alter table "user" add constraint "user_kind_check" check ("kind" in ('person', 'platform service', 'organization service'));
create index "user_platform_services" on "user" ("id") where "kind" = 'platform service';
`;
