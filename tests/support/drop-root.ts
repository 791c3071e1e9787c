/** Gives up root's rights, for which every file is readable and writable. */
export const dropRoot = (): void => {
  if (process.getuid?.() !== 0) return;
  process.setgroups?.([65534]);
  process.setgid?.(65534);
  process.setuid?.(65534);
};
