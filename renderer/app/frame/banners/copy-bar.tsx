/** Says on every screen that what it shows is from the copy on this computer, and how old the oldest part is. */
import type { CopyNote } from '@contract/failure';
import { isReachable } from '@contract/network/network-view';
import { Button } from '@fluentui/react-components';
import { type ReactNode, useEffect } from 'react';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { copyLine } from '../../../kit/format/copy-text';
import { useText } from '../../../kit/format/text';
import { refreshCopies } from '../../../kit/stores/copies';
import { useNetwork } from '../../../kit/stores/network';
import { useNow } from '../../../kit/ui/use-now';

/** Milliseconds until copies are read again although no call has failed since: a single call may have failed. */
const retryInterval = 30_000;

interface WordsProps {
  readonly copy: CopyNote;
  /** Begins with "You're viewing a copy." */
  readonly isWhole?: boolean;
}

/** "Copy of 9:12 AM, 41 min old." */
export const CopyWords = ({ copy, isWhole = false }: WordsProps): ReactNode => {
  const text = useText('kit');
  const line = copyLine(copy, useNow());
  return (
    <bdi>
      {isWhole ? <>{text('copied.looking')} </> : undefined}
      {line}.{copy.isPartial ? <> {text('copied.partial')}</> : undefined}
    </bdi>
  );
};

interface BarProps {
  readonly copy: CopyNote;
  readonly className: string;
}

export const CopyBar = ({ copy, className }: BarProps): ReactNode => {
  const text = useText('kit');
  const canReach = useNetwork(({ state }) => isReachable(state));
  useEffect(() => {
    if (!canReach) return;
    const timer = setInterval(() => void refreshCopies(), retryInterval);
    return () => clearInterval(timer);
  }, [canReach]);
  return (
    <NoticeBar
      intent="warning"
      className={className}
      title={text('copied.looking')}
      actions={<Button onClick={() => void refreshCopies()}>{text('actions.retry')}</Button>}
    >
      <CopyWords copy={copy} />
    </NoticeBar>
  );
};
