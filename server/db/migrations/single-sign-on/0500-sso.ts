export const sso = `
alter table "organization" add "requires_provider" boolean not null default false;
create index "sign_in_challenge_provider" on "sign_in_challenge" ("provider") where "provider" is not null;
create index "session_provider" on "session" ("provider") where "provider" is not null;
create table "sso_connection" (
  "id" uuid not null,
  "organization_id" uuid not null,
  "provider_id" text not null,
  "name" text not null,
  "protocol" text not null default 'oidc',
  "enabled_at" timestamptz(3) null,
  "revision" int not null default 1,
  "tested_revision" int null,
  "tested_at" timestamptz(3) null,
  "tested_by_id" uuid null,
  "issuer" text not null,
  "discovery_url" text null,
  "endpoints" jsonb null,
  "client_id" text not null,
  "client_auth" text not null,
  "client_secret" text null,
  "scopes" text[] not null,
  "pkce" boolean not null default true,
  "mapping" jsonb not null,
  "jit" boolean not null default true,
  "updates_profile" boolean not null default true,
  "default_role" text not null,
  "ceiling_role" text not null,
  "trusts_factors" boolean not null default false,
  "factor_values" text[] not null,
  "max_session_age" int null,
  "sends_login_hint" boolean not null default true,
  "creator_id" uuid null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  primary key ("id")
);
alter table "sso_connection" add constraint "sso_connection_provider_id_unique" unique ("provider_id");
create index "sso_connection_tested_by_id_index" on "sso_connection" ("tested_by_id");
create index "sso_connection_creator_id_index" on "sso_connection" ("creator_id");
alter table "sso_connection" add constraint "sso_connection_organization_id_issuer_client_id_unique" unique ("organization_id", "issuer", "client_id");
create table "sso_connection_domain" (
  "connection_id" uuid not null,
  "domain_id" uuid not null,
  "created_at" timestamptz(3) not null,
  primary key ("connection_id", "domain_id")
);
create index "sso_connection_domain_domain_id_index" on "sso_connection_domain" ("domain_id");
create table "sso_attempt" (
  "id" uuid not null,
  "connection_id" uuid not null,
  "outcome" text not null,
  "reason" text null,
  "user_id" uuid null,
  "facts" text null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
create index "sso_attempt_user_id_index" on "sso_attempt" ("user_id");
create index "sso_attempt_connection_id_id_index" on "sso_attempt" ("connection_id", "id");
create index "sso_attempt_created_at_index" on "sso_attempt" ("created_at");
create table "sso_session" (
  "session_id" uuid not null,
  "connection_id" uuid not null,
  "subject_hash" text not null,
  "sid" text null,
  "id_token" text null,
  primary key ("session_id")
);
create index "sso_session_connection_id_subject_hash_index" on "sso_session" ("connection_id", "subject_hash");
create index "sso_session_connection_id_sid_index" on "sso_session" ("connection_id", "sid");
create table "sso_policy" (
  "organization_id" uuid not null,
  "required_at" timestamptz(3) null,
  "required_by_id" uuid null,
  "guests" text not null default 'allow',
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  primary key ("organization_id")
);
create index "sso_policy_required" on "sso_policy" ("organization_id") where "required_at" is not null;
create index "sso_policy_required_by_id_index" on "sso_policy" ("required_by_id");
create table "group_mapping" (
  "id" uuid not null,
  "organization_id" uuid not null,
  "connection_id" uuid not null,
  "claim" text not null,
  "value" text not null,
  "role" text null,
  "team_id" uuid null,
  primary key ("id")
);
create index "group_mapping_organization_id_index" on "group_mapping" ("organization_id");
create index "group_mapping_connection_id_index" on "group_mapping" ("connection_id");
create index "group_mapping_team_id_index" on "group_mapping" ("team_id");
create table "managed_account" (
  "user_id" uuid not null,
  "organization_id" uuid not null,
  "source" text not null,
  "created_at" timestamptz(3) not null,
  primary key ("user_id")
);
create index "managed_account_organization_id_index" on "managed_account" ("organization_id");
alter table "sso_connection" add constraint "sso_connection_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete cascade;
alter table "sso_connection" add constraint "sso_connection_tested_by_id_foreign" foreign key ("tested_by_id") references "user" ("id") on delete set null;
alter table "sso_connection" add constraint "sso_connection_creator_id_foreign" foreign key ("creator_id") references "user" ("id") on delete set null;
alter table "sso_connection" add constraint "sso_connection_protocol" check ("protocol" in ('oidc', 'saml'));
alter table "sso_connection" add constraint "sso_connection_client_auth" check ("client_auth" in ('basic', 'post', 'none'));
alter table "sso_connection" add constraint "sso_connection_secret" check (("client_auth" = 'none') = ("client_secret" is null));
alter table "sso_connection" add constraint "sso_connection_tested" check ("tested_revision" <= "revision");
alter table "sso_connection_domain" add constraint "sso_connection_domain_connection_id_foreign" foreign key ("connection_id") references "sso_connection" ("id") on update cascade on delete cascade;
alter table "sso_connection_domain" add constraint "sso_connection_domain_domain_id_foreign" foreign key ("domain_id") references "organization_domain" ("id") on update cascade on delete cascade;
alter table "sso_attempt" add constraint "sso_attempt_connection_id_foreign" foreign key ("connection_id") references "sso_connection" ("id") on delete cascade;
alter table "sso_attempt" add constraint "sso_attempt_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete set null;
alter table "sso_attempt" add constraint "sso_attempt_outcome" check ("outcome" in ('signed-in', 'refused', 'test'));
alter table "sso_session" add constraint "sso_session_session_id_foreign" foreign key ("session_id") references "session" ("id") on update cascade on delete cascade;
alter table "sso_session" add constraint "sso_session_connection_id_foreign" foreign key ("connection_id") references "sso_connection" ("id") on delete cascade;
alter table "sso_policy" add constraint "sso_policy_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on update cascade on delete cascade;
alter table "sso_policy" add constraint "sso_policy_required_by_id_foreign" foreign key ("required_by_id") references "user" ("id") on delete set null;
alter table "sso_policy" add constraint "sso_policy_guests" check ("guests" in ('allow', 'refuse'));
alter table "group_mapping" add constraint "group_mapping_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete cascade;
alter table "group_mapping" add constraint "group_mapping_connection_id_foreign" foreign key ("connection_id") references "sso_connection" ("id") on delete cascade;
alter table "group_mapping" add constraint "group_mapping_team_id_foreign" foreign key ("team_id") references "team" ("id") on delete cascade;
alter table "group_mapping" add constraint "group_mapping_target" check (num_nonnulls("role", "team_id") = 1);
alter table "managed_account" add constraint "managed_account_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade;
alter table "managed_account" add constraint "managed_account_organization_id_foreign" foreign key ("organization_id") references "organization" ("id") on delete cascade;
alter table "managed_account" add constraint "managed_account_source" check ("source" in ('sso', 'scim'));
`;
