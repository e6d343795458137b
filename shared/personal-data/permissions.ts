export const personalDataPermissionErrors = {
  hold: { list: 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_HOLDS', manage: 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_HOLDS' },
} as const;
