export interface AccountDeletionFacts {
  deleteUser: boolean;
}
