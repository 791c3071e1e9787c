import { Button } from '@fluentui/react-components';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { NoticeBar } from '../../feedback/notice-bar';
import { useText } from '../../format/text';
import type { List } from '../data/use-list';
import { isMostlyEmpty } from './mostly-empty';

/** Says that the live server may name its fields differently, and links to the server check. */
export const EmptyColumnsNotice = ({
  list,
  className,
}: {
  readonly list: List;
  readonly className: string;
}): ReactNode => {
  const text = useText('kit');
  const navigate = useNavigate();
  const { sample } = list.rows;
  const { shown } = list.columns;
  const isEmpty = useMemo(
    () =>
      isMostlyEmpty(
        sample,
        shown.map(({ key }) => key),
      ),
    [sample, shown],
  );
  if (!isEmpty) return null;
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
