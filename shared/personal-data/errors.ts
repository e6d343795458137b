export const personalDataErrors = {
  EXPORT_NOT_FOUND: [404, 'Export not found'],
  EXPORT_LIMIT_REACHED: [429, 'Export limit reached'],
  RECEIPT_NOT_FOUND: [404, 'Receipt not found'],
  LEGAL_HOLD: [409, 'Legal hold'],
  HOLD_NOT_FOUND: [404, 'Hold not found'],
  YOU_ARE_NOT_ALLOWED_TO_MANAGE_HOLDS: [403, 'You are not allowed to manage holds'],
  YOU_ARE_NOT_ALLOWED_TO_EXPORT_THIS_ORGANIZATION: [403, 'You are not allowed to export this organization'],
} as const;
