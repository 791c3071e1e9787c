import { Button } from '@fluentui/react-components';
import { type ReactNode, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog';
import { dismiss, notify } from '../../../kit/feedback/notify';
import { useText } from '../../../kit/format/text';
import { type Person, WithPeople } from '../../kit/people';
import type { Examples } from '../../kit/showcase/example';

const intents = ['success', 'info', 'warning', 'error'] as const;
const Asked = ({ people }: { readonly people: readonly Person[] }): ReactNode => {
  const text = useText('extensions');
  const [question, setQuestion] = useState<'calm' | 'hard'>();
  const [remaining, setRemaining] = useState(people);
  const names = remaining.map(({ fullName }) => fullName);
  const remove = () => {
    setQuestion(undefined);
    setRemaining([]);
    notify({
      intent: 'success',
      title: text('toasts.removed', { count: remaining.length }),
      actions: [{ label: text('undo'), run: () => setRemaining(remaining) }],
    });
  };
  return (
    <>
      <Button onClick={() => setQuestion('calm')}>{text('toasts.ask')}</Button>
      <Button
        disabledFocusable={remaining.length === 0}
        onClick={() => (remaining.length === 0 ? undefined : setQuestion('hard'))}
      >
        {text('toasts.askHard', { count: remaining.length })}
      </Button>
      <ConfirmDialog
        open={question === 'calm'}
        title={text('toasts.publish')}
        body={text('toasts.publishBody')}
        confirm={text('toasts.publishNow')}
        onConfirm={() => {
          setQuestion(undefined);
          notify({ intent: 'success', title: text('toasts.published') });
        }}
        onCancel={() => setQuestion(undefined)}
      />
      <ConfirmDialog
        open={question === 'hard'}
        destructive
        title={text('toasts.remove', { count: remaining.length })}
        body={text('toasts.removeBody')}
        names={names}
        count={remaining.length}
        confirm={text('toasts.removeNow')}
        onConfirm={remove}
        onCancel={() => setQuestion(undefined)}
      />
    </>
  );
};

export const examples: Examples = {
  kinds: {
    layout: 'row',
    code: "notify({ intent: 'success', title: 'The event is saved' });",
    Preview: ({ text }) =>
      intents.map((intent) => (
        <Button
          key={intent}
          onClick={() => notify({ intent, title: text(`toasts.${intent}.title`), body: text(`toasts.${intent}.body`) })}
        >
          {text(`toasts.${intent}.button`)}
        </Button>
      )),
  },
  acts: {
    layout: 'row',
    code: "notify({ intent: 'info', title: 'Sales are closed', actions: [{ label: 'Undo', run: open }] });",
    Preview: ({ text }) => {
      const [sold, setSold] = useState(true);
      return (
        <Button
          onClick={() => {
            setSold(!sold);
            notify({
              id: 'toasts-sales',
              intent: 'info',
              title: text(sold ? 'toasts.closed' : 'toasts.opened'),
              actions: [{ label: text('undo'), run: () => setSold(sold) }],
            });
          }}
        >
          {text(sold ? 'toasts.close' : 'toasts.open')}
        </Button>
      );
    },
  },
  same: {
    layout: 'row',
    code: "notify({ id: 'saved', intent: 'info', title: 'Saved 3 times' });",
    Preview: ({ text }) => {
      const count = useRef(0);
      return (
        <>
          <Button
            onClick={() => {
              count.current += 1;
              notify({ id: 'toasts-same', intent: 'info', title: text('toasts.saved', { count: count.current }) });
            }}
          >
            {text('toasts.save')}
          </Button>
          <Button appearance="subtle" onClick={() => dismiss('toasts-same')}>
            {text('toasts.dismiss')}
          </Button>
        </>
      );
    },
  },
  questions: {
    layout: 'row',
    code: '<ConfirmDialog open destructive title="Remove 4 people?" names={names} count={4} confirm="Remove" />',
    Preview: () => <WithPeople count={4}>{(people) => <Asked people={people} />}</WithPeople>,
  },
};
