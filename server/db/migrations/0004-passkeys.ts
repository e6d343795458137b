export const passkeys = `
create table "passkey" (
  "id" uuid not null,
  "user_id" uuid not null,
  "name" text null,
  "credential_id" text not null,
  "public_key" text not null,
  "counter" bigint not null,
  "device_type" text not null,
  "backed_up" boolean not null,
  "discoverable" boolean not null,
  "transports" text[] not null,
  "aaguid" text null,
  "unconfirmed" boolean not null default false,
  "last_used_at" timestamptz(3) null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
create index "passkey_user_id_index" on "passkey" ("user_id");
alter table "passkey" add constraint "passkey_credential_id_unique" unique ("credential_id");
alter table "passkey" add constraint "passkey_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;
`;
