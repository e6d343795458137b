export const accountDeletionEvents = ['user.deleted'] as const;

export interface AccountDeletionFacts {
  deleteUser: boolean;
}
