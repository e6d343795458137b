export const serviceAccountsIndex = `
create index "user_service_accounts" on "user" ("id") where "kind" <> 'person';
`;
