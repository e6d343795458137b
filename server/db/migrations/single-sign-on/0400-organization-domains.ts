export const organizationDomains = `
create table "organization_domain" (
  "id" uuid not null,
  "organization_id" uuid not null,
  "domain" text not null,
  "challenge" text not null,
  "includes_subdomains" boolean not null default false,
  "verified_at" timestamptz(3) null,
  "checked_at" timestamptz(3) null,
  "failing_since" timestamptz(3) null,
  "lost_at" timestamptz(3) null,
  "revision" int not null default 0,
  "creator_id" uuid null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  primary key ("id")
);
alter table "organization_domain" add constraint "organization_domain_lower" check ("domain" = lower("domain"));
alter table "organization_domain" add constraint "organization_domain_organization_id_domain_unique" unique ("organization_id", "domain");
create unique index "organization_domain_proven" on "organization_domain" ("domain") where "verified_at" is not null and "lost_at" is null;
create index "organization_domain_domain_index" on "organization_domain" ("domain");
create index "organization_domain_creator_id_index" on "organization_domain" ("creator_id");
alter table "organization_domain" add constraint "organization_domain_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete cascade;
alter table "organization_domain" add constraint "organization_domain_creator_id_foreign" foreign key ("creator_id") references "user" ("id") on delete set null;
`;
