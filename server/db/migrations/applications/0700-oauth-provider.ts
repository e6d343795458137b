export const oauthProvider = `
create table "oauth_client" (
  "id" uuid not null,
  "client_id" text not null,
  "kind" text not null,
  "name" text not null,
  "uri" text null,
  "policy_uri" text null,
  "terms_uri" text null,
  "redirect_uris" text[] not null,
  "post_logout_redirect_uris" text[] not null,
  "backchannel_logout_uri" text null,
  "auth_method" text not null,
  "secret_hash" text null,
  "secret_start" text null,
  "previous_secret_hash" text null,
  "previous_secret_expires_at" timestamptz(3) null,
  "scopes" text[] not null,
  "id_token_algorithm" text not null,
  "first_party" boolean not null,
  "disabled_at" timestamptz(3) null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  primary key ("id"),
  constraint "oauth_client_secret" check (("auth_method" = 'none') = ("secret_hash" is null)),
  constraint "oauth_client_previous_secret" check (("previous_secret_hash" is null) = ("previous_secret_expires_at" is null))
);
alter table "oauth_client" add constraint "oauth_client_client_id_unique" unique ("client_id");

create table "oauth_grant" (
  "id" uuid not null,
  "client_id" uuid not null,
  "user_id" uuid not null,
  "scopes" text[] not null,
  "claims" text[] not null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  primary key ("id")
);
alter table "oauth_grant" add constraint "oauth_grant_client_user" unique ("client_id", "user_id");
create index "oauth_grant_user_id_index" on "oauth_grant" ("user_id");
alter table "oauth_grant" add constraint "oauth_grant_client_id_foreign" foreign key ("client_id") references "oauth_client" ("id") on delete cascade;
alter table "oauth_grant" add constraint "oauth_grant_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;

create table "oauth_artifact" (
  "hash" text not null,
  "kind" text not null,
  "payload" jsonb not null,
  "grant_id" uuid null,
  "family" uuid null,
  "session_id" uuid null,
  "consumed_at" timestamptz(3) null,
  "successor" text null,
  "replays" smallint not null default 0,
  "expires_at" timestamptz(3) not null,
  primary key ("hash")
);
create index "oauth_artifact_grant_id_index" on "oauth_artifact" ("grant_id");
create index "oauth_artifact_family_index" on "oauth_artifact" ("family");
create index "oauth_artifact_session_id_index" on "oauth_artifact" ("session_id");
create index "oauth_artifact_expires_at_index" on "oauth_artifact" ("expires_at");
alter table "oauth_artifact" add constraint "oauth_artifact_grant_id_foreign" foreign key ("grant_id") references "oauth_grant" ("id") on delete cascade;
alter table "oauth_artifact" add constraint "oauth_artifact_session_id_foreign" foreign key ("session_id") references "session" ("id") on delete cascade;

create table "oauth_session_client" (
  "id" uuid not null,
  "session_id" uuid null,
  "client_id" uuid not null,
  "subject" text not null,
  "sid" text not null,
  "attempts" smallint not null default 0,
  "next_attempt_at" timestamptz(3) not null,
  "failure" text null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
alter table "oauth_session_client" add constraint "oauth_session_client_session" unique ("session_id", "client_id");
create index "oauth_session_client_client_id_index" on "oauth_session_client" ("client_id");
create index "oauth_session_client_due" on "oauth_session_client" ("next_attempt_at") where "session_id" is null;
alter table "oauth_session_client" add constraint "oauth_session_client_session_id_foreign" foreign key ("session_id") references "session" ("id") on delete set null;
alter table "oauth_session_client" add constraint "oauth_session_client_client_id_foreign" foreign key ("client_id") references "oauth_client" ("id") on delete cascade;
`;
