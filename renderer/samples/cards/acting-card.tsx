/** A card with acts in its head: fold, ask anew, show large, take away. Each card says which of them it has. */
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

const useStyles = makeStyles({
  card: { position: 'relative', minInlineSize: 0, rowGap: tokens.spacingVerticalM },
  line: { position: 'absolute', insetBlockStart: 0, insetInline: 0 },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  acts: { display: 'flex' },
});

interface ActingCardProps {
  readonly title: string;
  readonly detail?: string | undefined;
  readonly folds?: boolean;
  readonly busy?: boolean;
  readonly onRefresh?: (() => void) | undefined;
  readonly large?: boolean;
  readonly onSize?: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
  readonly children: ReactNode;
}

export const ActingCard = (props: ActingCardProps): ReactNode => {
  const { title, detail, folds = false, busy = false, large = false, onRefresh, onSize, onRemove, children } = props;
  const styles = useStyles();
  const text = useText('cards');
  const id = useId();
  const [folded, setFolded] = useState(false);
  const act = (key: string, Icon: FluentIcon, run: () => void, more: { 'aria-expanded'?: boolean } = {}) => (
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
            {folds
              ? act(
                  folded ? 'unfold' : 'fold',
                  folded ? ChevronDownRegular : ChevronUpRegular,
                  () => setFolded(!folded),
                  {
                    'aria-expanded': !folded,
                  },
                )
              : undefined}
            {onRefresh ? act('refresh', ArrowClockwiseRegular, onRefresh) : undefined}
            {onSize
              ? act(large ? 'small' : 'large', large ? ArrowMinimizeRegular : ArrowMaximizeRegular, onSize)
              : undefined}
            {onRemove ? act('remove', DismissRegular, onRemove) : undefined}
          </div>
        }
      />
      {folded ? undefined : children}
    </Card>
  );
};
