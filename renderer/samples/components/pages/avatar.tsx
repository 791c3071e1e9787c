import {
  Avatar,
  AvatarGroup,
  AvatarGroupItem,
  AvatarGroupPopover,
  Persona,
  partitionAvatarGroupItems,
} from '@fluentui/react-components';
import type { Examples } from '../../kit/showcase/example';

const people = ['Ada Brandt', 'Ben Okafor', 'Chiara Moretti', 'Dev Patel', 'Elin Sand', 'Femi Adeyemi', 'Grace Hart'];
const sizes = [24, 32, 40, 56, 72] as const;
const presence = ['available', 'away', 'busy', 'offline'] as const;

export const examples: Examples = {
  sizes: {
    code: '<Avatar size={40} name="Ada Brandt" color="colorful" />',
    Preview: () =>
      sizes.map((size, index) => <Avatar key={size} size={size} name={people[index] ?? ''} color="colorful" />),
  },
  presence: {
    code: '<Avatar name="Ada Brandt" badge={{ status: \'away\' }} />',
    Preview: () =>
      presence.map((status, index) => (
        <Avatar key={status} size={40} name={people[index] ?? ''} color="colorful" badge={{ status }} />
      )),
  },
  shapes: {
    code: '<Avatar name="Team Aldermoor" shape="square" />',
    Preview: ({ text }) => (
      <>
        <Avatar size={40} name={text('avatar.shapes.team')} shape="square" color="brand" />
        <Avatar size={40} aria-label={text('avatar.shapes.nobody')} />
        <Avatar size={40} name="Ada Brandt" active="active" color="colorful" />
      </>
    ),
  },
  person: {
    code: '<Persona name="Chiara Moretti" secondaryText="Inspector" />',
    Preview: ({ text }) => (
      <Persona
        name="Chiara Moretti"
        secondaryText={text('avatar.person.role')}
        size="large"
        avatar={{ color: 'colorful' }}
        presence={{ status: 'available' }}
      />
    ),
  },
  group: {
    code: '<AvatarGroup layout="stack"><AvatarGroupItem name="Ada Brandt" /></AvatarGroup>',
    Preview: ({ text }) => {
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
    },
  },
};
