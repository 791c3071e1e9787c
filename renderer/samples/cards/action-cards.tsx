/** Cards with actions in their headers: collapse, refresh, and remove with undo. */
import { Button, Card, CardHeader, makeStyles } from '@fluentui/react-components';
import {
  ArrowClockwiseRegular,
  ChevronDownRegular,
  ChevronUpRegular,
  DismissRegular,
  type FluentIcon,
} from '@fluentui/react-icons';
import { useId, useState } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { notify } from '../../kit/feedback/notify';
import { ProgressLine } from '../../kit/feedback/progress-line';
import { Statistic } from '../kit/charts/statistic';
import { columns } from '../kit/layout';
import type { Example } from '../kit/showcase/family-page';
import { heading } from '../kit/styles';

const useStyles = makeStyles({
  card: { position: 'relative', minInlineSize: 0 },
  line: { position: 'absolute', insetBlockStart: 0, insetInline: 0 },
  title: heading(400),
  actions: { display: 'flex' },
});

const names = ['subscribers', 'orders', 'newsletter'] as const;
type Name = (typeof names)[number];

interface ActionCardProps {
  readonly name: Name;
  readonly text: Parameters<Example>[0]['text'];
  readonly onRemove: (title: string) => void;
}

const ActionCard = ({ name, text, onRemove }: ActionCardProps) => {
  const styles = useStyles();
  const id = useId();
  const call = useCall(`cardStatistics.${name}`, {});
  const [isCollapsed, setCollapsed] = useState(false);
  const title = text(`names.${name}`);
  const action = (key: string, Icon: FluentIcon, onClick: () => void) => (
    <Button
      appearance="transparent"
      size="small"
      icon={<Icon />}
      aria-label={text(`actions.${key}`, { title })}
      title={text(`actions.${key}`, { title })}
      onClick={onClick}
    />
  );
  return (
    <Card className={styles.card} role="group" aria-labelledby={id}>
      {call.busy ? <ProgressLine className={styles.line} label={text('actions.busy', { title })} /> : undefined}
      <CardHeader
        header={
          <h3 id={id} className={styles.title}>
            {title}
          </h3>
        }
        action={
          <div className={styles.actions}>
            {isCollapsed
              ? action('expand', ChevronDownRegular, () => setCollapsed(false))
              : action('collapse', ChevronUpRegular, () => setCollapsed(true))}
            {action('refresh', ArrowClockwiseRegular, call.refresh)}
            {action('remove', DismissRegular, () => onRemove(title))}
          </div>
        }
      />
      {isCollapsed ? undefined : (
        <Statistic value={call.value?.statistic ?? '–'} change={call.value?.change ?? undefined} />
      )}
    </Card>
  );
};

export const ActionCards: Example = ({ text }) => {
  const [shown, setShown] = useState<readonly Name[]>(names);
  const remove = (name: Name, title: string) => {
    setShown(shown.filter((one) => one !== name));
    notify({
      id: `removed-${name}`,
      intent: 'success',
      title: text('actions.removed', { title }),
      actions: [
        {
          label: text('actions.undo'),
          run: () => setShown((now) => names.filter((one) => one === name || now.includes(one))),
        },
      ],
    });
  };
  return (
    <div style={columns(230, 16, 'start')}>
      {shown.map((name) => (
        <ActionCard key={name} name={name} text={text} onRemove={(title) => remove(name, title)} />
      ))}
    </div>
  );
};
