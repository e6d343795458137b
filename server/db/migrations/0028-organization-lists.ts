export const organizationLists = `
create index "organization_by_created_at" on "organization" ("created_at", "id");
create index "organization_by_name" on "organization" (lower("name"), "id") include ("name", "slug");
create index "organization_name_trigrams" on "organization" using gin (lower("name") gin_trgm_ops);
create index "organization_slug_trigrams" on "organization" using gin ("slug" gin_trgm_ops);
`;
