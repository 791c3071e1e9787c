/** Says that a screen refreshes itself, or why not; pauses and resumes that. */
import { Button, Caption1, makeStyles, mergeClasses, Tooltip, tokens } from '@fluentui/react-components';
import { PauseRegular, PlayRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { type Text, useText } from '../format/text';
import { Hint } from '../ui/hint';
import type { Dated } from './freshness-kinds';
import { type LiveRefresh, useLiveRefresh } from './use-live-refresh';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', columnGap: '2px' },
  mark: { display: 'flex', alignItems: 'center', columnGap: '6px', color: tokens.colorNeutralForeground3 },
  dot: {
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: tokens.borderRadiusCircular,
    boxSizing: 'border-box',
    border: `2px solid ${tokens.colorNeutralForeground3}`,
  },
  on: {
    border: `4px solid ${tokens.colorStatusSuccessForeground1}`,
    '@media (forced-colors: active)': { border: '4px solid Highlight' },
  },
});

const secondsInMinute = 60;

const explain = (text: Text, seconds: number, state: LiveRefresh['state']): string => {
  if (state === 'paused') return text('live.whilePaused');
  if (state !== 'on') return text(state === 'offline' ? 'live.offline' : 'live.metered');
  return seconds < secondsInMinute
    ? text('live.everySeconds', { count: seconds })
    : text('live.everyMinutes', { count: seconds / secondsInMinute });
};

interface LiveMarkProps {
  readonly call: Dated;
  readonly seconds: number;
}

export const LiveMark = ({ call, seconds }: LiveMarkProps): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const { state, setPaused } = useLiveRefresh(seconds, call);
  const isPaused = state === 'paused';
  return (
    <span className={styles.root}>
      <Hint content={explain(text as Text, seconds, state)}>
        <span className={styles.mark}>
          <span className={mergeClasses(styles.dot, state === 'on' && styles.on)} aria-hidden />
          <Caption1>{text(state === 'on' ? 'live.on' : isPaused ? 'live.paused' : 'live.off')}</Caption1>
        </span>
      </Hint>
      <Tooltip content={text(isPaused ? 'live.resume' : 'live.pause')} relationship="label">
        <Button
          appearance="subtle"
          size="small"
          icon={isPaused ? <PlayRegular /> : <PauseRegular />}
          onClick={() => setPaused(!isPaused)}
        />
      </Tooltip>
    </span>
  );
};
