export const auditChainErrors = {
  ENTRY_NOT_FOUND: [400, 'Entry not found'],
  ENTRY_NOT_SEALED: [409, 'Entry not sealed'],
} as const;
