import {
  Button,
  InteractionTag,
  InteractionTagPrimary,
  InteractionTagSecondary,
  Tag,
  TagGroup,
} from '@fluentui/react-components';
import { CalendarRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { notify } from '../../../kit/feedback/notify';
import type { Examples } from '../../kit/showcase/example';
import { StateGrid } from '../../kit/showcase/state-grid';

const all = ['rain', 'night', 'junior', 'sunday'];

export const examples: Examples = {
  states: {
    layout: 'block',
    code: '<Tag appearance="brand">Rain tires</Tag>',
    Preview: ({ text }) => {
      const word = text('tag.words.rain');
      return (
        <StateGrid
          states={{
            [text('states.default')]: <Tag>{word}</Tag>,
            [text('tag.states.brand')]: <Tag appearance="brand">{word}</Tag>,
            [text('tag.states.outline')]: <Tag appearance="outline">{word}</Tag>,
            [text('tag.states.icon')]: <Tag icon={<CalendarRegular />}>{text('tag.words.sunday')}</Tag>,
            [text('tag.states.round')]: (
              <Tag shape="circular" size="small">
                {word}
              </Tag>
            ),
            [text('states.disabled')]: (
              <InteractionTag disabled>
                <InteractionTagPrimary>{word}</InteractionTagPrimary>
              </InteractionTag>
            ),
          }}
        />
      );
    },
  },
  removable: {
    code: '<TagGroup onDismiss={remove}><Tag dismissible value="rain">Rain tires</Tag></TagGroup>',
    Preview: ({ text }) => {
      const [remaining, setRemaining] = useState<readonly string[]>(all);
      return (
        <>
          <TagGroup
            aria-label={text('tag.removable.title')}
            onDismiss={(_, { value }) => setRemaining(remaining.filter((one) => one !== value))}
          >
            {remaining.map((word) => (
              <Tag key={word} value={word} dismissible dismissIcon={{ 'aria-label': text('tag.removable.remove') }}>
                {text(`tag.words.${word}`)}
              </Tag>
            ))}
          </TagGroup>
          {remaining.length < all.length ? (
            <Button appearance="subtle" onClick={() => setRemaining(all)}>
              {text('tag.removable.again')}
            </Button>
          ) : undefined}
        </>
      );
    },
  },
  acting: {
    code: '<InteractionTag><InteractionTagPrimary>…</InteractionTagPrimary></InteractionTag>',
    Preview: ({ text }) => (
      <InteractionTag>
        <InteractionTagPrimary
          hasSecondaryAction
          onClick={() => notify({ id: 'tag', intent: 'info', title: text('tag.acting.opened') })}
        >
          {text('tag.words.junior')}
        </InteractionTagPrimary>
        <InteractionTagSecondary aria-label={text('tag.removable.remove')} />
      </InteractionTag>
    ),
  },
};
