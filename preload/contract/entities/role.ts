/** The role master; all fields assumed. */
import type { Assumed, Key, Permission, Word } from './assumed';

export const roleStatuses = ['active', 'inactive'] as const;

export type Role = Assumed<{
  id: Key;
  name: string;
  slug: string;
  description: string;
  permissions: readonly Permission[];
  userCount: number;
  isSystem: boolean;
  level: number;
  status: Word<typeof roleStatuses>;
  sortOrder: number;
}>;
