import { Avatar, type AvatarProps } from '@fluentui/react-components';
import type { ReactNode } from 'react';

type PersonAvatarProps = Omit<AvatarProps, 'image'> & {
  readonly name: string;
  /** The picture's address; initials by default. */
  readonly src?: string | undefined;
};

/** A person's picture or initials. Hidden from screen readers: the name is next to it as text. */
export const PersonAvatar = ({ src, ...avatar }: PersonAvatarProps): ReactNode => (
  <Avatar color="colorful" aria-hidden {...avatar} {...(src ? { image: { src } } : {})} />
);
