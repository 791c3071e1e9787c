/** The countdown during which sending can still be cancelled. */
import { Button, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../kit/format/text';
import { insetBorder } from '../../kit/ui/styles';
import { countdownSeconds } from './use-countdown';

const useStyles = makeStyles({
  bar: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '16px',
    rowGap: '8px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    ...insetBorder(tokens.colorStatusWarningBorder1),
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorNeutralForeground1,
  },
  words: { display: 'grid', minInlineSize: 0 },
  left: { fontVariantNumeric: 'tabular-nums' },
  progress: { gridColumn: '1 / -1' },
});

interface CountdownBarProps {
  readonly left: number;
  readonly recipients: string;
  readonly onCancel: () => void;
}

export const CountdownBar = ({ left, recipients, onCancel }: CountdownBarProps): ReactNode => {
  const styles = useStyles();
  const text = useText('messages');
  const bar = useRef<HTMLElement>(null);
  useEffect(() => bar.current?.querySelector('button')?.focus(), []);
  return (
    <section
      ref={bar}
      className={styles.bar}
      aria-label={text('hold.label')}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <div className={styles.words}>
        <Text weight="semibold" role="timer" className={styles.left}>
          {text('hold.left', { count: left })}
        </Text>
        <Text size={200} role="status">
          {text('hold.to', { to: recipients })}
        </Text>
      </div>
      <Button onClick={onCancel}>{text('hold.cancel')}</Button>
      <ProgressBar className={styles.progress} aria-label={text('hold.label')} value={left / countdownSeconds} />
    </section>
  );
};
