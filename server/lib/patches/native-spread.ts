import type { Plugin } from 'rolldown';

/**
 * Patch of tRPC's build: it is published with its object spreads compiled to property descriptors
 * (https://github.com/trpc/trpc/blob/main/packages/server/tsdown.config.ts), which take a seventh of the processor time of a
 * session check. All of them copy into new objects, for which `Object.assign` does the same.
 */
export const nativeSpread: Plugin = {
  name: 'native spread',
  transform: {
    filter: { id: /@trpc\/server\/dist/, code: 'function _objectSpread2(' },
    handler: (code) => {
      const [compiled] = /^function _objectSpread2\(.*?^\}$/ms.exec(code) ?? [];
      if (compiled === undefined) throw new Error('@trpc/server has another _objectSpread2');
      return code.replace(compiled, 'const _objectSpread2 = Object.assign;');
    },
  },
};
