/** The end of the lease of the process that refreshes the tokens of an account, so that no row lock waits for the provider. */
export const tokenRefreshLease = `
alter table "account" add column "refreshing_until" timestamptz(3) null;
`;
