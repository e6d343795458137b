export const savedSettings = `
create table "saved_setting" (
  "path" text not null,
  "value" jsonb not null,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  primary key ("path")
);
`;
