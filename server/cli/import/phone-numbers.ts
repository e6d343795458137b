import type { Options } from '#server/app/configuration.ts';
import { canonicalPhoneNumber } from '#server/features/phone-number/normalize.ts';
import { phoneNumberOptions } from '#server/features/phone-number/phone-number.options.ts';

import type { Convert } from './columns.ts';
import { counted } from './counted.ts';
import { quotedColumn, quotedTable, type Source, type SourceRow } from './source.ts';

/** A number that was not verified may be another person's, whose sign-in would lead to this account. */
function importedNumber({ phoneNumber, phoneNumberVerified }: Pick<SourceRow, string>): string | null {
  return typeof phoneNumber === 'string' && phoneNumberVerified === true ? canonicalPhoneNumber(phoneNumber) : null;
}

export const phoneNumberColumns: Record<string, Convert> = {
  phoneNumber: (_value, row) => importedNumber(row),
  phoneNumberVerified: (_value, row) => importedNumber(row) !== null,
};

/** The numbers that an import leaves out, and those that have no effect here. */
export async function takePhoneInventory(source: Source, options: Options) {
  const users = source.find('user')!;
  const [number, verified] = [quotedColumn(users, 'phoneNumber'), quotedColumn(users, 'phoneNumberVerified')];
  const rows =
    number === null
      ? []
      : await source.rows<SourceRow>(
          `select ${number} as "phoneNumber", ${verified ?? 'false'} as "phoneNumberVerified"
           from ${quotedTable(users)} where ${number} is not null`,
        );
  const imported = rows.filter((row) => importedNumber(row) !== null).length;
  const lost = rows.length - imported;
  const { enabled } = phoneNumberOptions.of({ options });
  return {
    notImported: lost === 0 ? [] : [`column user.phoneNumber: ${counted(lost, 'value')}, unverified or impossible`],
    withoutEffect:
      imported === 0 || enabled ? [] : [`${counted(imported, 'phone number')}, which phoneNumber.enabled enables`],
  };
}
