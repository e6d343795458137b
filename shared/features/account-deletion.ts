export const accountDeletionEvents = ['user.deleted'] as const;
