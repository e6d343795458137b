export const rateLimits = `
create table "rate_limit" (
  "key" varchar(255) not null,
  "points" int not null default 0,
  "expire" bigint null,
  primary key ("key")
);
create index "rate_limit_expire_index" on "rate_limit" ("expire");
`;
