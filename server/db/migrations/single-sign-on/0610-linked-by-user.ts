export const linkedByUser = `
alter table "account" add column "linked_by_user" boolean not null default false;
`;
