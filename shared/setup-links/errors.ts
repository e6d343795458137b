export const setupLinkErrors = {
  YOU_ARE_NOT_ALLOWED_TO_CREATE_SETUP_LINKS: [403, 'You are not allowed to create set-up links'],
  YOU_ARE_NOT_ALLOWED_TO_READ_SETUP_LINKS: [403, 'You are not allowed to read set-up links'],
  SETUP_LINK_NOT_FOUND: [400, 'Set-up link not found'],
  SETUP_LINK_LIMIT_REACHED: [400, 'Set-up link limit reached'],
} as const;
