export const idempotentAnswers = `
create table "idempotent_answer" (
  "user_id" uuid not null,
  "key" text not null,
  "request_hash" text not null,
  "answer" text not null,
  "expires_at" timestamptz(3) not null,
  primary key ("user_id", "key")
);
create index "idempotent_answer_expires_at_index" on "idempotent_answer" ("expires_at");
alter table "idempotent_answer" add constraint "idempotent_answer_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;
`;
