import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { NoticeBar } from '../../feedback/notice-bar';
import { useText } from '../../format/text';

/** Says that the live server may name its fields differently, and links to the server check. */
export const EmptyColumnsNotice = ({ className }: { readonly className: string }): ReactNode => {
  const text = useText('kit');
  const navigate = useNavigate();
  return (
    <NoticeBar
      className={className}
      intent="warning"
      layout="multiline"
      actions={
        <Button onClick={() => void navigate('/settings/server-check')}>{text('list.emptyColumns.check')}</Button>
      }
    >
      {text('list.emptyColumns.notice')}
    </NoticeBar>
  );
};
