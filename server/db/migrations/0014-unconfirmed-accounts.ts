export const unconfirmedAccounts = `
alter table "account" add column "unconfirmed" boolean not null default false;
`;
