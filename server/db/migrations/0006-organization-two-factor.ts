export const organizationTwoFactor = `
alter table "organization" add column "require_two_factor" boolean not null default false;
`;
