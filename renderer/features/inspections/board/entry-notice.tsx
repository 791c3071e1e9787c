/** Reports racers without a valid ticket, who are not on the board, and why the board may show too many. */

import type { EventEntries } from '@contract/entities/event-entries';
import { Button, makeStyles } from '@fluentui/react-components';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { useText } from '../../../kit/format/text';

const useStyles = makeStyles({ bar: { marginInline: '16px', marginBlockEnd: '8px' } });

interface EntryNoticeProps {
  readonly entries: EventEntries;
  readonly isShowingOthers: boolean;
  readonly onToggle: () => void;
}

export const EntryNotice = ({ entries: { others, doubt }, isShowingOthers, onToggle }: EntryNoticeProps) => {
  const styles = useStyles();
  const text = useText('inspections');
  return (
    <>
      {doubt && (
        <NoticeBar intent="warning" className={styles.bar}>
          {text(`entries.${doubt}`)}
        </NoticeBar>
      )}
      {others.length > 0 && (
        <NoticeBar
          intent="info"
          className={styles.bar}
          actions={
            <Button size="small" onClick={onToggle}>
              {text(isShowingOthers ? 'entries.hide' : 'entries.show')}
            </Button>
          }
        >
          {text('entries.others', { count: others.length })}
        </NoticeBar>
      )}
    </>
  );
};
