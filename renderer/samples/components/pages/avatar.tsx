import {
  Avatar,
  AvatarGroup,
  AvatarGroupItem,
  AvatarGroupPopover,
  Persona,
  partitionAvatarGroupItems,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../../../kit/text';
import { componentScreen } from '../component-screen';

const people = ['Ada Brandt', 'Ben Okafor', 'Chiara Moretti', 'Dev Patel', 'Elin Sand', 'Femi Adeyemi', 'Grace Hart'];
const sizes = [24, 32, 40, 56, 72] as const;

const Sizes = (): ReactNode =>
  sizes.map((size, index) => <Avatar key={size} size={size} name={people[index] ?? ''} color="colorful" />);

const presence = ['available', 'away', 'busy', 'offline'] as const;

const Presence = (): ReactNode =>
  presence.map((status, index) => (
    <Avatar key={status} size={40} name={people[index] ?? ''} color="colorful" badge={{ status }} />
  ));

const Shapes = (): ReactNode => {
  const text = useText('components');
  return (
    <>
      <Avatar size={40} name={text('avatar.shapes.team')} shape="square" color="brand" />
      <Avatar size={40} aria-label={text('avatar.shapes.nobody')} />
      <Avatar size={40} name="Ada Brandt" active="active" color="colorful" />
    </>
  );
};

const Person = (): ReactNode => {
  const text = useText('components');
  return (
    <Persona
      name="Chiara Moretti"
      secondaryText={text('avatar.person.role')}
      size="large"
      avatar={{ color: 'colorful' }}
      presence={{ status: 'available' }}
    />
  );
};

const Group = (): ReactNode => {
  const text = useText('components');
  const { inlineItems, overflowItems = [] } = partitionAvatarGroupItems({ items: people, maxInlineItems: 4 });
  return (
    <AvatarGroup size={32} layout="stack" aria-label={text('avatar.group.title')}>
      {inlineItems.map((name) => (
        <AvatarGroupItem key={name} name={name} color="colorful" />
      ))}
      <AvatarGroupPopover>
        {overflowItems.map((name) => (
          <AvatarGroupItem key={name} name={name} color="colorful" />
        ))}
      </AvatarGroupPopover>
    </AvatarGroup>
  );
};

export const Screen = componentScreen('avatar', [
  { name: 'sizes', Stage: Sizes, code: '<Avatar size={40} name="Ada Brandt" color="colorful" />' },
  { name: 'presence', Stage: Presence, code: '<Avatar name="Ada Brandt" badge={{ status: \'away\' }} />' },
  { name: 'shapes', Stage: Shapes, code: '<Avatar name="Team Aldermoor" shape="square" />' },
  { name: 'person', Stage: Person, code: '<Persona name="Chiara Moretti" secondaryText="Inspector" />' },
  {
    name: 'group',
    Stage: Group,
    code: '<AvatarGroup layout="stack"><AvatarGroupItem name="Ada Brandt" /></AvatarGroup>',
  },
]);
