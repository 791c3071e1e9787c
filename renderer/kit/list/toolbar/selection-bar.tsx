import { Button, Caption1, makeStyles, Text, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { notifyFailure } from '../../feedback/notify-failure';
import { formatNumber } from '../../format/number';
import { useText } from '../../format/text';
import type { LoadProgress } from '../data/list-source';
import { loadMatchingRows } from '../data/load-rows';
import type { List } from '../data/use-list';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    minBlockSize: '36px',
    paddingInline: '16px',
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
});

/** The number of selected rows, and a button that selects all matching rows. */
export const SelectionBar = ({ list }: { readonly list: List }): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const [progress, setProgress] = useState<LoadProgress>();
  const { selection, rows } = list;
  const count = selection.rows.size;
  if (count === 0) return null;
  const more = rows.total === undefined ? rows.hasNext : count < rows.total;

  const selectAll = async () => {
    setProgress({ loaded: 0, total: rows.total });
    const found = await loadMatchingRows(list, setProgress, new AbortController().signal);
    setProgress(undefined);
    if (found.ok) selection.set(found.value);
    else notifyFailure(found);
  };

  return (
    <div className={styles.bar} role="status">
      <Text weight="semibold">{text('list.selected', { count, rows: formatNumber(count) })}</Text>
      {progress ? (
        <Caption1>{text('list.loading', { loaded: formatNumber(progress.loaded) })}</Caption1>
      ) : more ? (
        <Button size="small" appearance="transparent" onClick={() => void selectAll()}>
          {rows.total === undefined
            ? text('list.selectAllUnknown')
            : text('list.selectMatching', { count: rows.total, rows: formatNumber(rows.total) })}
        </Button>
      ) : undefined}
      <Button size="small" appearance="transparent" icon={<DismissRegular />} onClick={selection.clear}>
        {text('list.clearSelection')}
      </Button>
    </div>
  );
};
