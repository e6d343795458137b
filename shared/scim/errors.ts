export const scimErrors = {
  YOU_ARE_NOT_ALLOWED_TO_READ_DIRECTORIES: [403, 'You are not allowed to read directories'],
  YOU_ARE_NOT_ALLOWED_TO_MANAGE_DIRECTORIES: [403, 'You are not allowed to manage directories'],
  DIRECTORY_ALREADY_EXISTS: [409, 'Directory already exists'],
  DIRECTORY_NOT_FOUND: [400, 'Directory not found'],
  DIRECTORY_USER_ALREADY_EXISTS: [409, 'Directory user already exists'],
  DIRECTORY_GROUP_ALREADY_EXISTS: [409, 'Directory group already exists'],
  DIRECTORY_GROUP_NOT_FOUND: [400, 'Directory group not found'],
  DIRECTORY_TOKEN_NOT_FOUND: [400, 'Directory token not found'],
  DIRECTORY_TOKEN_LIMIT_REACHED: [400, 'Directory token limit reached'],
} as const;
