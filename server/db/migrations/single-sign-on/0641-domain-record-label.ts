export const domainRecordLabel = `
alter table "organization_domain" add "record_label" text null;
`;
