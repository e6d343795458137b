import type { User } from '@gatehouse/client';

declare module '@gatehouse/client' {
  interface UserFields {
    company: string | null;
    plan: 'free' | 'pro' | null;
  }
  interface UserFieldsInput {
    company?: string | null;
  }
}

export const isPaying = (user: User) => user.plan === 'pro';
