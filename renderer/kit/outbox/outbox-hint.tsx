/** What the outbox has to do with a form or a question: what a form starts from, and what becomes of it without a network. */
import type { ReactNode } from 'react';
import { NoticeBar } from '../feedback/notice-bar';
import { useText } from '../format/text';

interface HintProps {
  readonly kind: 'includesWaiting' | 'create' | 'update' | 'remove';
}

export const OutboxHint = ({ kind }: HintProps): ReactNode => {
  const text = useText('outbox');
  return (
    <NoticeBar intent="info" layout="multiline">
      {text(`hint.${kind}`)}
    </NoticeBar>
  );
};
