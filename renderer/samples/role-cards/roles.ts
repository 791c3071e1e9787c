/** The sample roles (specification, section 6), each with the matching role of the sample users. */
export const roles = [
  { name: 'administrator', users: 'admin' },
  { name: 'manager', users: 'maintainer' },
  { name: 'user', users: 'editor' },
  { name: 'support', users: 'author' },
  { name: 'restricted-user', users: 'subscriber' },
] as const;
export type Role = (typeof roles)[number];
