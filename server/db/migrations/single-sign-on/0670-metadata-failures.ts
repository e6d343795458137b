export const metadataFailures = `
alter table "sso_connection" add "metadata_failing_since" timestamptz(3) null, add "metadata_failure_mailed" boolean not null default false;
`;
