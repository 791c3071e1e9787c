import {
  Button,
  InteractionTag,
  InteractionTagPrimary,
  InteractionTagSecondary,
  Tag,
  TagGroup,
} from '@fluentui/react-components';
import { CalendarRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { notify } from '../../../kit/notify';
import { StateGrid } from '../../../kit/showcase/state-grid';
import { useText } from '../../../kit/text';
import { componentScreen } from '../component-screen';

const States = (): ReactNode => {
  const text = useText('components');
  const word = text('tag.words.rain');
  return (
    <StateGrid
      states={[
        { name: text('states.default'), shown: <Tag>{word}</Tag> },
        { name: text('tag.states.brand'), shown: <Tag appearance="brand">{word}</Tag> },
        { name: text('tag.states.outline'), shown: <Tag appearance="outline">{word}</Tag> },
        { name: text('tag.states.icon'), shown: <Tag icon={<CalendarRegular />}>{text('tag.words.sunday')}</Tag> },
        {
          name: text('tag.states.round'),
          shown: (
            <Tag shape="circular" size="small">
              {word}
            </Tag>
          ),
        },
        {
          name: text('states.disabled'),
          shown: (
            <InteractionTag disabled>
              <InteractionTagPrimary>{word}</InteractionTagPrimary>
            </InteractionTag>
          ),
        },
      ]}
    />
  );
};

const all = ['rain', 'night', 'junior', 'sunday'];

const Removable = (): ReactNode => {
  const text = useText('components');
  const [left, setLeft] = useState<readonly string[]>(all);
  return (
    <>
      <TagGroup
        aria-label={text('tag.removable.title')}
        onDismiss={(_, { value }) => setLeft(left.filter((one) => one !== value))}
      >
        {left.map((word) => (
          <Tag key={word} value={word} dismissible dismissIcon={{ 'aria-label': text('tag.removable.remove') }}>
            {text(`tag.words.${word}`)}
          </Tag>
        ))}
      </TagGroup>
      {left.length < all.length ? (
        <Button appearance="subtle" onClick={() => setLeft(all)}>
          {text('tag.removable.again')}
        </Button>
      ) : undefined}
    </>
  );
};

const Acting = (): ReactNode => {
  const text = useText('components');
  return (
    <InteractionTag>
      <InteractionTagPrimary
        hasSecondaryAction
        onClick={() => notify({ id: 'tag', intent: 'info', title: text('tag.acting.opened') })}
      >
        {text('tag.words.junior')}
      </InteractionTagPrimary>
      <InteractionTagSecondary aria-label={text('tag.removable.remove')} />
    </InteractionTag>
  );
};

export const Screen = componentScreen('tag', [
  { name: 'states', Stage: States, layout: 'block', code: '<Tag appearance="brand">Rain tires</Tag>' },
  {
    name: 'removable',
    Stage: Removable,
    code: '<TagGroup onDismiss={remove}><Tag dismissible value="rain">Rain tires</Tag></TagGroup>',
  },
  {
    name: 'acting',
    Stage: Acting,
    code: '<InteractionTag><InteractionTagPrimary>…</InteractionTagPrimary></InteractionTag>',
  },
]);
