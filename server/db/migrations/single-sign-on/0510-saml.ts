export const saml = `
alter table "sso_connection" add "saml" jsonb null;
alter table "sso_connection" add "metadata_url" text null;
alter table "sso_connection" add "metadata_checked_at" timestamptz(3) null;
alter table "sso_connection" add "metadata_error" text null;
alter table "sso_connection" add constraint "sso_connection_saml" check (("protocol" = 'saml') = ("saml" is not null));
alter table "sso_attempt" add "rule" text null;
create table "sso_certificate" (
  "id" uuid not null,
  "connection_id" uuid not null,
  "side" text not null,
  "certificate" text not null,
  "fingerprint" text not null,
  "private_key" text null,
  "not_after" timestamptz(3) not null,
  "state" text not null default 'current',
  "source" text not null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
create index "sso_certificate_not_after_index" on "sso_certificate" ("not_after");
alter table "sso_certificate" add constraint "sso_certificate_connection_id_side_fingerprint_unique" unique ("connection_id", "side", "fingerprint");
alter table "sso_certificate" add constraint "sso_certificate_connection_id_foreign" foreign key ("connection_id") references "sso_connection" ("id") on delete cascade;
alter table "sso_certificate" add constraint "sso_certificate_side" check ("side" in ('idp', 'sp'));
alter table "sso_certificate" add constraint "sso_certificate_state" check ("state" in ('next', 'current', 'retired'));
alter table "sso_certificate" add constraint "sso_certificate_source" check ("source" in ('generated', 'manual', 'metadata'));
alter table "sso_certificate" add constraint "sso_certificate_key" check (("side" = 'sp') = ("private_key" is not null));
`;
