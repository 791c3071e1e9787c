import { Button, Caption1, makeStyles, Text, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { markReadTime, timeReadWith } from '../../bridge/copies';
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
  const { selection, rows, state, source } = list;
  const count = selection.rows.size;
  const loading = useRef<AbortController>(undefined);
  const matching = JSON.stringify([source.input, state.q, state.filters]);
  // Once the selection is cleared, the bar is gone, and nobody wants the rows that are being loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for what matches
  useEffect(() => () => loading.current?.abort(), [matching]);
  if (count === 0) return null;
  const more = rows.total === undefined ? rows.hasNext : count < rows.total;

  const selectAll = async () => {
    const controller = new AbortController();
    loading.current = controller;
    setProgress({ loaded: 0, total: rows.total });
    const found = await loadMatchingRows(list, setProgress, controller.signal);
    setProgress(undefined);
    if (controller.signal.aborted) return;
    if (!found.ok) return void notifyFailure(found);
    if (!rows.inMemory) markReadTime(found.value.rows, timeReadWith(controller.signal));
    selection.set(found.value.rows);
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
