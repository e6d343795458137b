export const outgoingMails = `
create table "outgoing_mail" (
  "id" uuid not null,
  "name" text not null,
  "sealed" text not null,
  "attempts" int not null,
  "next_attempt_at" timestamptz(3) not null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
create index "outgoing_mail_next_attempt_at_index" on "outgoing_mail" ("next_attempt_at");
`;
