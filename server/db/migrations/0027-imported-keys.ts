export const importedKeys = `
create table "imported_key" (
  "id" uuid not null,
  "kid" text not null,
  "public_key" text not null,
  "retires_at" timestamptz(3) not null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
alter table "imported_key" add constraint "imported_key_kid_unique" unique ("kid");
`;
