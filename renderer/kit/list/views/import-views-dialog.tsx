/** Shows the views of a file before any is added, and asks what becomes of those whose name is used. */

import { limits } from '@contract/limits';
import type { ViewFile } from '@contract/list/view-file';
import { Button, makeStyles, Select, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../dialog/form-dialog';
import { NoticeBar } from '../../feedback/notice-bar';
import { notify } from '../../feedback/notify';
import { notifyFailure } from '../../feedback/notify-failure';
import { hasText, textOf, useText } from '../../format/text';
import { currentViews, newViewId, storeViews, whyTooMany } from '../../stores/saved-views';
import { useSession } from '../../stores/session';
import { type Decision, decisions, isConflict, mergeViews } from './merge-views';

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalL },
  list: {
    display: 'grid',
    rowGap: '4px',
    margin: 0,
    padding: 0,
    maxBlockSize: '40vh',
    overflowY: 'auto',
    listStyleType: 'none',
  },
  view: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 8rem) 9rem',
    columnGap: '12px',
    alignItems: 'center',
    minBlockSize: '32px',
  },
  name: { overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3 },
  line: { margin: 0, color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: '8px' },
});

/** Lists that this app has. The file of another version may have others. */
const isKnownList = (list: string): boolean => hasText(`${list}:title`);

interface ImportViewsProps {
  readonly file: ViewFile;
  readonly onClose: () => void;
}

export const ImportViewsDialog = ({ file, onClose }: ImportViewsProps): ReactNode => {
  const styles = useStyles();
  const text = useText('views');
  const kit = useText('kit');
  const session = useSession((state) => state.session);
  const [chosen, setChosen] = useState<Readonly<Record<string, Decision>>>({});
  const [problem, setProblem] = useState<'count' | 'size'>();
  const [existing] = useState(currentViews);
  const incoming = Object.fromEntries(Object.entries(file.views).filter(([list]) => isKnownList(list)));
  const rows = Object.entries(incoming).flatMap(([list, views]) => views.map((view) => ({ list, view })));
  const all = Object.values(file.views).reduce((sum, views) => sum + views.length, 0);
  const isOther = file.mode !== session?.mode || file.server !== session.server;
  const keyOf = (list: string, { id }: { readonly id: string }): string => `${list} ${id}`;

  const add = async (): Promise<void> => {
    const merged = mergeViews(existing, incoming, (list, view) => chosen[keyOf(list, view)] ?? 'both', newViewId);
    const why = whyTooMany({ ...existing, ...merged });
    setProblem(why);
    if (why || !notifyFailure(await storeViews(merged))) return;
    const count = rows.filter(({ list, view }) => chosen[keyOf(list, view)] !== 'skip').length;
    notify({ intent: 'success', title: text('import.done', { count }) });
    onClose();
  };
  return (
    <FormDialog title={text('import.title')} width={640} onClose={onClose}>
      <div className={styles.root}>
        {isOther ? (
          <NoticeBar intent="info">
            {file.mode === 'demo' ? text('import.fromDemo') : text('import.fromServer', { server: file.server })}
          </NoticeBar>
        ) : undefined}
        {problem ? (
          <NoticeBar intent="error">{text(`full.${problem}`, { max: limits.views.perList })}</NoticeBar>
        ) : undefined}
        <ul className={styles.list}>
          {rows.map(({ list, view }) => (
            <li key={keyOf(list, view)} className={styles.view}>
              <bdi className={styles.name}>{view.name}</bdi>
              <span className={styles.quiet}>{textOf(`${list}:title`)}</span>
              {isConflict(existing, list, view) ? (
                <Select
                  size="small"
                  aria-label={text('import.conflict', { name: view.name })}
                  value={chosen[keyOf(list, view)] ?? 'both'}
                  onChange={(_, { value }) =>
                    setChosen({ ...chosen, [keyOf(list, view)]: decisions.find((one) => one === value) ?? 'both' })
                  }
                >
                  {decisions.map((one) => (
                    <option key={one} value={one}>
                      {text(`import.decision.${one}`)}
                    </option>
                  ))}
                </Select>
              ) : (
                <span className={styles.quiet}>{text('import.new')}</span>
              )}
            </li>
          ))}
        </ul>
        {rows.length < all ? (
          <p className={styles.line}>{text('import.unknown', { count: all - rows.length })}</p>
        ) : undefined}
        <div className={styles.actions}>
          <Button onClick={onClose}>{kit('actions.cancel')}</Button>
          <Button
            appearance="primary"
            disabledFocusable={rows.length === 0}
            onClick={() => (rows.length === 0 ? undefined : void add())}
          >
            {text('import.add', { count: rows.length })}
          </Button>
        </div>
      </div>
    </FormDialog>
  );
};
