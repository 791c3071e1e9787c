/** Avatars of people and groups. Hidden from screen readers: name and presence stand beside them as text. */
import { Avatar, AvatarGroup, AvatarGroupItem, type AvatarProps } from '@fluentui/react-components';
import { PeopleRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import type { Conversation, Presence } from '../conversation/talk';
import { findContact } from '../store';

type Size = NonNullable<AvatarProps['size']>;

interface PersonProps {
  readonly name: string;
  readonly presence: Presence;
  readonly size: Size;
}

export const PersonAvatar = ({ name, presence, size }: PersonProps): ReactNode => (
  <Avatar name={name} size={size} color="colorful" badge={{ status: presence }} aria-hidden />
);

export const ConversationAvatar = ({ talk, size }: { readonly talk: Conversation; readonly size: Size }): ReactNode => {
  const members = talk.people.map(findContact).filter((one) => one !== undefined);
  const [first] = members;
  if (talk.name === undefined && first) return <PersonAvatar name={first.name} presence={first.presence} size={size} />;
  // Three avatars need room.
  if (size < 64)
    return (
      <Avatar icon={<PeopleRegular />} size={size} color="colorful" idForColor={talk.name ?? talk.id} aria-hidden />
    );
  return (
    <AvatarGroup layout="pie" size={size} aria-hidden>
      {members.slice(0, 3).map(({ id, name }) => (
        <AvatarGroupItem key={id} name={name} color="colorful" />
      ))}
    </AvatarGroup>
  );
};
