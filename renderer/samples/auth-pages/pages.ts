/** The twelve sample pages around signing in: six kinds, each basic or as a cover (specification, section 2). */
export const kinds = ['login', 'register', 'forgot-password', 'reset-password', 'verify-email', 'two-steps'] as const;
export const variants = ['basic', 'cover'] as const;
export type Kind = (typeof kinds)[number];
export type Variant = (typeof variants)[number];

export const pathOf = (kind: Kind, variant: Variant): string => `/pages/${kind}-${variant}`;

/** The page of a path; the first one for any other path. */
export const pageAt = (pathname: string): { readonly kind: Kind; readonly variant: Variant } => {
  for (const kind of kinds)
    for (const variant of variants) if (pathname === pathOf(kind, variant)) return { kind, variant };
  return { kind: 'login', variant: 'basic' };
};
