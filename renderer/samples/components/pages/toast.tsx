import { Button } from '@fluentui/react-components';
import { notify } from '../../../kit/feedback/notify';
import type { Examples } from '../../kit/showcase/example';

const intents = ['success', 'info', 'warning', 'error'] as const;

export const examples: Examples = {
  intents: {
    code: "notify({ intent: 'success', title: 'Track saved' });",
    Preview: ({ text }) =>
      intents.map((intent) => (
        <Button
          key={intent}
          onClick={() => notify({ intent, title: text(`toast.${intent}.title`), body: text(`toast.${intent}.body`) })}
        >
          {text(`toast.${intent}.button`)}
        </Button>
      )),
  },
  actions: {
    code: "notify({ intent: 'success', title, actions: [{ label: 'Undo', run: undo }] });",
    Preview: ({ text }) => {
      const undone = () => notify({ id: 'showcase', intent: 'info', title: text('toast.actions.undone') });
      return (
        <Button
          onClick={() =>
            notify({
              id: 'showcase',
              intent: 'success',
              title: text('toast.actions.done'),
              actions: [{ label: text('words.undo'), run: undone }],
            })
          }
        >
          {text('toast.actions.button')}
        </Button>
      );
    },
  },
  replaced: {
    code: "notify({ id: 'upload', intent: 'info', title: 'Half way' });",
    Preview: ({ text }) =>
      (['first', 'second'] as const).map((step) => (
        <Button
          key={step}
          onClick={() => notify({ id: 'steps', intent: 'info', title: text(`toast.replaced.${step}`) })}
        >
          {text(`toast.replaced.${step}Button`)}
        </Button>
      )),
  },
};
