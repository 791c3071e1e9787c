import { Avatar, type AvatarProps } from '@fluentui/react-components';
import type { ReactNode } from 'react';

type PersonAvatarProps = Omit<AvatarProps, 'image'> & {
  readonly name: string;
  /** The picture's address; initials stand for a person without one. */
  readonly src?: string | undefined;
};

/** A person's picture or initials. The name stands beside it as text, so screen readers skip it. */
export const PersonAvatar = ({ src, ...avatar }: PersonAvatarProps): ReactNode => (
  <Avatar color="colorful" aria-hidden {...avatar} {...(src ? { image: { src } } : {})} />
);
