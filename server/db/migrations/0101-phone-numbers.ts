export const phoneNumbers = `
alter table "user" add column "phone_number" text null;
alter table "user" add column "phone_number_verified" boolean not null default false;
alter table "user" add constraint "user_phone_number_unique" unique ("phone_number");
alter table "user" add constraint "user_phone_number_proven" check ("phone_number_verified" = ("phone_number" is not null));
`;
