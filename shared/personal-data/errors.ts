export const personalDataErrors = {
  EXPORT_NOT_FOUND: [404, 'Export not found'],
  EXPORT_LIMIT_REACHED: [429, 'Export limit reached'],
  RECEIPT_NOT_FOUND: [404, 'Receipt not found'],
} as const;
