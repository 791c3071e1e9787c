/** A local picture as a data address for the page. It is never sent. */
import { limits } from '@contract/limits';

export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;

export type Unfit = 'type' | 'size';

/** Why a file is rejected; undefined if it is accepted. */
export const unfit = ({ type, size }: Pick<File, 'type' | 'size'>): Unfit | undefined => {
  if (!pictureTypes.some((one) => one === type)) return 'type';
  return size > limits.localPicture ? 'size' : undefined;
};

const addressOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(file);
  });

/** The picture's address, or why it is rejected. */
export const readPicture = async (
  file: File,
): Promise<{ readonly address: string } | { readonly wrong: Unfit | 'unreadable' }> => {
  const wrong = unfit(file);
  if (wrong) return { wrong };
  return addressOf(file).then(
    (address) => ({ address }),
    () => ({ wrong: 'unreadable' as const }),
  );
};
