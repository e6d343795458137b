/** The results of verifications of the audit log, and what other places got of its checkpoints. */
export const auditVerifications = `
create table "audit_verification" (
  "id" uuid not null,
  "seals" int not null,
  "entries" int not null,
  "violations" int not null,
  "fingerprint" text null,
  "milliseconds" int not null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
create index "audit_verification_created_at_index" on "audit_verification" ("created_at");

create table "audit_anchor" (
  "id" uuid not null,
  "target" text not null,
  "checkpoint_number" bigint not null,
  "attempts" int not null default 0,
  "next_attempt_at" timestamptz(3) null,
  "sent_at" timestamptz(3) null,
  "error" text null,
  "created_at" timestamptz(3) not null,
  primary key ("id")
);
alter table "audit_anchor" add constraint "audit_anchor_target_checkpoint_number_unique" unique ("target", "checkpoint_number");
`;
