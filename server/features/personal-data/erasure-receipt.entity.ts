import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, optionalText } from '#server/db/columns.ts';
import { all, none, personalData } from '#server/db/personal-data.ts';

/** The statement about an erasure. It outlives the person, and leads to no one without the number of the receipt. */
export const ErasureReceiptSchema = defineEntity({
  name: 'ErasureReceipt',
  indexes: [
    {
      name: 'erasure_receipt_unsigned',
      expression:
        'create index "erasure_receipt_unsigned" on "erasure_receipt" ("created_at") where "signature" is null',
    },
  ],
  properties: {
    /** SHA-256 of the number, which only the person has. */
    numberHash: p.text().primary(),
    /** JSON. */
    statement: p.text(),
    /** A JWS in compact form over the statement (RFC 7515 section 3.1); null until the service signs it. */
    signature: optionalText(),
    ...created,
  },
});

export class ErasureReceipt extends ErasureReceiptSchema.class {}
ErasureReceiptSchema.setClass(ErasureReceipt);

personalData(
  ErasureReceiptSchema,
  { name: null },
  all(
    none('Counts and times; nothing leads from it to a person.'),
    'numberHash',
    'statement',
    'signature',
    'createdAt',
  ),
);
