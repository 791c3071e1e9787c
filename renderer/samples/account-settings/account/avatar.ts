/** A picture chosen from this computer, as an address that the page can draw. It is sent nowhere. */

export const avatarLimit = 800_000;
export const avatarTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;

export type Unfit = 'type' | 'size';

/** What is wrong with a file; undefined where nothing is. */
export const unfit = ({ type, size }: Pick<File, 'type' | 'size'>): Unfit | undefined => {
  if (!avatarTypes.some((one) => one === type)) return 'type';
  return size > avatarLimit ? 'size' : undefined;
};

export const addressOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(file);
  });
