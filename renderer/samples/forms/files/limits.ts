/** Which of the files that were brought may stay, and why the others may not. */

export interface Limits {
  /** Beginnings of the accepted types: `image/`, `application/pdf`. */
  readonly types: readonly string[];
  /** Of one file, in bytes. */
  readonly size: number;
  /** Of all files. */
  readonly count: number;
}

export type Refusal = 'type' | 'size' | 'empty' | 'twice' | 'count';

type Brought = Pick<File, 'name' | 'size' | 'type' | 'lastModified'>;

export interface Sorted<F extends Brought> {
  readonly taken: readonly F[];
  readonly refused: readonly { readonly name: string; readonly why: Refusal }[];
}

const same = (one: Brought, other: Brought): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** In the order in which they were brought: the first ones take the places that are left. */
export const sortFiles = <F extends Brought>(
  brought: readonly F[],
  kept: readonly Brought[],
  { types, size, count }: Limits,
): Sorted<F> => {
  const taken: F[] = [];
  const refused: { name: string; why: Refusal }[] = [];
  const whyNot = (file: F): Refusal | undefined => {
    if (!types.some((type) => file.type.startsWith(type))) return 'type';
    if (file.size === 0) return 'empty';
    if (file.size > size) return 'size';
    if ([...kept, ...taken].some((one) => same(one, file))) return 'twice';
    return kept.length + taken.length >= count ? 'count' : undefined;
  };
  for (const file of brought) {
    const why = whyNot(file);
    if (why) refused.push({ name: file.name, why });
    else taken.push(file);
  }
  return { taken, refused };
};
