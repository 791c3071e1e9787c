/** Sorts dropped files into accepted and rejected ones, with the reason. */

export interface Limits {
  /** Prefixes of the accepted types: `image/`, `application/pdf`. */
  readonly types: readonly string[];
  /** Of one file, in bytes. */
  readonly size: number;
  /** Of all files. */
  readonly count: number;
}

export type Rejection = 'type' | 'size' | 'empty' | 'twice' | 'count';

type FileInfo = Pick<File, 'name' | 'size' | 'type' | 'lastModified'>;

export interface SortedFiles<F extends FileInfo> {
  readonly accepted: readonly F[];
  readonly rejected: readonly { readonly name: string; readonly reason: Rejection }[];
}

const same = (one: FileInfo, other: FileInfo): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Accepts files in their order until the limit is reached. */
export const sortFiles = <F extends FileInfo>(
  dropped: readonly F[],
  listed: readonly FileInfo[],
  { types, size, count }: Limits,
): SortedFiles<F> => {
  const accepted: F[] = [];
  const rejected: { name: string; reason: Rejection }[] = [];
  const rejectionOf = (file: F): Rejection | undefined => {
    if (!types.some((type) => file.type.startsWith(type))) return 'type';
    if (file.size === 0) return 'empty';
    if (file.size > size) return 'size';
    if ([...listed, ...accepted].some((one) => same(one, file))) return 'twice';
    return listed.length + accepted.length >= count ? 'count' : undefined;
  };
  for (const file of dropped) {
    const reason = rejectionOf(file);
    if (reason) rejected.push({ name: file.name, reason });
    else accepted.push(file);
  }
  return { accepted, rejected };
};
