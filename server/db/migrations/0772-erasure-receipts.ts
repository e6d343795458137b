export const erasureReceipts = `
create table "erasure_receipt" (
  "number_hash" text not null,
  "statement" text not null,
  "signature" text null,
  "created_at" timestamptz(3) not null,
  primary key ("number_hash")
);
create index "erasure_receipt_unsigned" on "erasure_receipt" ("created_at") where "signature" is null;
`;
