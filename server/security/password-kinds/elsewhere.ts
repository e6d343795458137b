import { bytesOf, textOf, type HashKind } from './kind.ts';

/** The password is known to the old service only: `elsewhere:1:<reference>`. */
export const elsewhereKind: HashKind = {
  tag: 'elsewhere',
  parse(fields) {
    const [, reference = ''] = fields.split(':');
    const name = bytesOf(reference).toString();
    return {
      work: {},
      isRemote: true,
      matches: async (password, { verifyElsewhere }) => (await verifyElsewhere?.(name, password)) ?? false,
    };
  },
  workOf: () => ({}),
};

/** The cost class of these passwords: a request has no uniform cost, so refused sign-ins wait while it is stored. */
export const ELSEWHERE_CLASS = 'elsewhere:1';

export function elsewhereForm(reference: string): string {
  return `${ELSEWHERE_CLASS}:${textOf(Buffer.from(reference))}`;
}
