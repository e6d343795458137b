export interface AccountDeletionConfiguration {
  deleteUser: boolean;
}
