/** A card with optional actions in its header: collapse, refresh, maximize, remove. */
import { Button, Card, CardHeader, makeStyles, Text, tokens } from '@fluentui/react-components';
import {
  ArrowClockwiseRegular,
  ArrowMaximizeRegular,
  ArrowMinimizeRegular,
  ChevronDownRegular,
  ChevronUpRegular,
  DismissRegular,
  type FluentIcon,
} from '@fluentui/react-icons';
import { type ReactNode, useId, useState } from 'react';
import { ProgressLine } from '../../kit/feedback/progress-line';
import { useText } from '../../kit/format/text';
import { textSize } from '../kit/styles';

const useStyles = makeStyles({
  card: { position: 'relative', minInlineSize: 0, rowGap: tokens.spacingVerticalM },
  line: { position: 'absolute', insetBlockStart: 0, insetInline: 0 },
  title: { margin: 0, ...textSize[400] },
  acts: { display: 'flex' },
});

interface ActionCardProps {
  readonly title: string;
  readonly detail?: string | undefined;
  readonly collapsible?: boolean;
  readonly busy?: boolean;
  readonly onRefresh?: (() => void) | undefined;
  readonly isMaximized?: boolean;
  readonly onSize?: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
  readonly children: ReactNode;
}

export const ActionCard = (props: ActionCardProps): ReactNode => {
  const {
    title,
    detail,
    collapsible = false,
    busy = false,
    isMaximized = false,
    onRefresh,
    onSize,
    onRemove,
    children,
  } = props;
  const styles = useStyles();
  const text = useText('cards');
  const id = useId();
  const [isCollapsed, setCollapsed] = useState(false);
  const action = (key: string, Icon: FluentIcon, run: () => void, more: { 'aria-expanded'?: boolean } = {}) => (
    <Button
      appearance="transparent"
      size="small"
      icon={<Icon />}
      aria-label={text(`acts.${key}`, { title })}
      title={text(`acts.${key}`, { title })}
      onClick={run}
      {...more}
    />
  );
  return (
    <Card className={styles.card} role="group" aria-labelledby={id}>
      {busy ? <ProgressLine className={styles.line} label={text('acts.busy', { title })} /> : undefined}
      <CardHeader
        header={
          <h3 id={id} className={styles.title}>
            {title}
          </h3>
        }
        {...(detail ? { description: <Text size={200}>{detail}</Text> } : {})}
        action={
          <div className={styles.acts}>
            {collapsible
              ? action(
                  isCollapsed ? 'unfold' : 'fold',
                  isCollapsed ? ChevronDownRegular : ChevronUpRegular,
                  () => setCollapsed(!isCollapsed),
                  {
                    'aria-expanded': !isCollapsed,
                  },
                )
              : undefined}
            {onRefresh ? action('refresh', ArrowClockwiseRegular, onRefresh) : undefined}
            {onSize
              ? action(
                  isMaximized ? 'small' : 'large',
                  isMaximized ? ArrowMinimizeRegular : ArrowMaximizeRegular,
                  onSize,
                )
              : undefined}
            {onRemove ? action('remove', DismissRegular, onRemove) : undefined}
          </div>
        }
      />
      {isCollapsed ? undefined : children}
    </Card>
  );
};
