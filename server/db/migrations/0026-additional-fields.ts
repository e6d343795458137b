export const additionalFields = `
alter table "user" add column "additional_fields" jsonb null;
alter table "session" add column "additional_fields" jsonb null;
alter table "organization" add column "additional_fields" jsonb null;
alter table "member" add column "additional_fields" jsonb null;
alter table "invitation" add column "additional_fields" jsonb null;
`;
