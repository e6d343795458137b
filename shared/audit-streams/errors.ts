export const auditStreamErrors = {
  YOU_ARE_NOT_ALLOWED_TO_MANAGE_AUDIT_STREAMS: [403, 'You are not allowed to manage audit streams'],
  INVALID_AUDIT_STREAM_URL: [400, 'Invalid audit stream URL'],
  AUDIT_STREAM_NOT_FOUND: [400, 'Audit stream not found'],
  AUDIT_STREAM_IS_DISABLED: [400, 'Audit stream is disabled'],
  AUDIT_STREAM_LIMIT_REACHED: [400, 'Audit stream limit reached'],
  SEQUENCE_IS_IN_THE_FUTURE: [400, 'Sequence is in the future'],
} as const;
