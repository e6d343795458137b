export const provisioned = `
alter table "account" add column "provisioned" boolean not null default false;
`;
