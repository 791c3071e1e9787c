import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { NoticeBar } from '../feedback/notice-bar';
import { useText } from '../format/text';
import type { RestoredDraft } from './use-draft';

/** Says that a draft was restored, with a way to discard it. */
export const RestoredNotice = ({ isRestored, discard }: RestoredDraft): ReactNode => {
  const text = useText('kit');
  if (!isRestored) return null;
  return (
    <NoticeBar
      intent="info"
      actions={
        <Button size="small" onClick={discard}>
          {text('actions.discard')}
        </Button>
      }
    >
      {text('form.restored')}
    </NoticeBar>
  );
};
