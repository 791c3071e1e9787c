/** How many parts are loaded, those that failed, and racers that were not requested yet. */
import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import type { PartLoading } from '../../../event/use-loaded-parts';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';

const useStyles = makeStyles({
  progress: { display: 'flex', alignItems: 'center', gap: '8px', paddingInline: '16px', paddingBlockEnd: '6px' },
  root: { maxInlineSize: '240px' },
  // Growing smoothly, it would lay out and paint the page in every frame while the parts load.
  bar: { transitionProperty: 'none' },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, fontVariantNumeric: 'tabular-nums' },
  message: { marginInline: '16px', marginBlockEnd: '8px' },
});

interface ProgressProps {
  readonly loading: PartLoading;
  /** How many racers were not requested yet. */
  readonly notLoaded: number;
  readonly onLoadAll: () => void;
}

export const BoardProgress = ({ loading, notLoaded, onLoadAll }: ProgressProps) => {
  const styles = useStyles();
  const text = useText('inspections');
  const { done, total, failed } = loading;
  const isLoading = done < total;
  return (
    <>
      {(isLoading || notLoaded > 0) && (
        <div className={styles.progress}>
          {isLoading && (
            <>
              <ProgressBar
                className={styles.root}
                bar={{ className: styles.bar }}
                value={done}
                max={Math.max(1, total)}
                aria-label={text('levels.checking')}
              />
              <span className={styles.note}>
                {text('board.checked', { done: formatNumber(done), total: formatNumber(total) })}
              </span>
            </>
          )}
          {notLoaded > 0 && (
            <Button size="small" onClick={onLoadAll}>
              {text('board.more', { count: notLoaded })}
            </Button>
          )}
        </div>
      )}
      {failed > 0 && !isLoading && (
        <NoticeBar
          intent="warning"
          className={styles.message}
          actions={
            <Button size="small" onClick={() => loading.reload('failed')}>
              {text('board.readAgain')}
            </Button>
          }
        >
          {text('board.unread', { count: failed })}
        </NoticeBar>
      )}
    </>
  );
};
