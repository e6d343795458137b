export const signingKeys = `
create table "signing_key" (
  "id" uuid not null,
  "public_key" text not null,
  "private_key" text not null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
`;
