/** The role master; all fields assumed. */
import type { Assumed, Key, Permission, Word } from './assumed';

export type Role = Assumed<{
  id: Key;
  name: string;
  slug: string;
  description: string;
  permissions: readonly Permission[];
  userCount: number;
  isSystem: boolean;
  level: number;
  status: Word<'active' | 'inactive'>;
  sortOrder: number;
}>;
