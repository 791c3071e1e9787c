import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { notify } from '../../../kit/notify';
import { useText } from '../../../kit/text';
import { componentScreen } from '../component-screen';

const intents = ['success', 'info', 'warning', 'error'] as const;

const Intents = (): ReactNode => {
  const text = useText('components');
  return intents.map((intent) => (
    <Button
      key={intent}
      onClick={() => notify({ intent, title: text(`toast.${intent}.title`), body: text(`toast.${intent}.body`) })}
    >
      {text(`toast.${intent}.button`)}
    </Button>
  ));
};

const Actions = (): ReactNode => {
  const text = useText('components');
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
};

const Replaced = (): ReactNode => {
  const text = useText('components');
  return (['first', 'second'] as const).map((step) => (
    <Button key={step} onClick={() => notify({ id: 'steps', intent: 'info', title: text(`toast.replaced.${step}`) })}>
      {text(`toast.replaced.${step}Button`)}
    </Button>
  ));
};

export const Screen = componentScreen('toast', [
  { name: 'intents', Stage: Intents, code: "notify({ intent: 'success', title: 'Track saved' });" },
  {
    name: 'actions',
    Stage: Actions,
    code: "notify({ intent: 'success', title, actions: [{ label: 'Undo', run: undo }] });",
  },
  { name: 'replaced', Stage: Replaced, code: "notify({ id: 'upload', intent: 'info', title: 'Half way' });" },
]);
