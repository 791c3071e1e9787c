/** The last exports of the user from this server, with what can be done with their files. */
import type { RecentExport } from '@contract/bridge';
import type { Result } from '@contract/failure';
import { formatBytes } from '@contract/format-bytes';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Text,
  Tooltip,
  tokens,
} from '@fluentui/react-components';
import { ArrowRepeatAllRegular, FolderOpenRegular, OpenRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useState } from 'react';
import { bridge } from '../bridge/bridge';
import { RestoreFocus } from '../dialog/restore-focus';
import { failureLine } from '../feedback/failure-text';
import { notifyFailure } from '../feedback/notify-failure';
import { copyClock } from '../format/copy-text';
import { joinFacts } from '../format/join';
import { formatNumber } from '../format/number';
import { useText } from '../format/text';
import { setJob, useJobs } from '../stores/jobs';

const useStyles = makeStyles({
  surface: { maxInlineSize: '720px', inlineSize: '92vw' },
  list: { margin: 0, padding: 0, listStyleType: 'none', maxBlockSize: '56vh', overflowY: 'auto' },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '12px',
    alignItems: 'center',
    paddingBlock: '8px',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
  },
  words: { display: 'grid', minInlineSize: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  facts: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  problem: { color: tokens.colorStatusDangerForeground1, fontSize: tokens.fontSizeBase200 },
  actions: { display: 'flex' },
  spread: { marginInlineEnd: 'auto' },
});

const useRecentExports = () => {
  const [found, setFound] = useState<Result<readonly RecentExport[]>>();
  // Another export has ended, or a file was found missing.
  const ended = useJobs(({ jobs }) => jobs.map(({ id, state }) => `${id} ${state}`).join());
  const read = () => void bridge().exports.recent().then(setFound);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what ended asks for the list anew
  useEffect(read, [ended]);
  return { found, read };
};

interface LineProps {
  readonly item: RecentExport;
  /** After an action, which may have found the file missing. */
  readonly onDone: () => void;
  readonly onRun: () => void;
}

const RecentLine = ({ item, onDone, onRun }: LineProps): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const exportText = useText('exports');
  const { id, name, title, at, state, done, unit, bytes, failure, file } = item;
  const amount =
    unit === 'rows'
      ? text('list.rows', { count: done, rows: formatNumber(done) })
      : exportText('recent.files', { count: done, files: formatNumber(done) });
  const facts = [
    title,
    copyClock({ asOf: at }),
    ...(state === 'done' ? [amount] : []),
    ...(bytes === undefined ? [] : [formatBytes(bytes)]),
  ];
  const run = (action: Promise<Result<unknown>>) => void action.then(notifyFailure).then(onDone);
  const canOpen = state === 'done' && file !== 'missing';
  const actions = [
    ...(canOpen && unit === 'rows'
      ? [
          [
            exportText('recent.open', { name }),
            <OpenRegular key="open" />,
            () => run(bridge().exports.open({ job: id })),
          ] as const,
        ]
      : []),
    ...(canOpen
      ? [
          [
            exportText('recent.show', { name }),
            <FolderOpenRegular key="show" />,
            () => run(bridge().files.showInFolder({ job: id })),
          ] as const,
        ]
      : []),
    ...(item.canRun ? [[exportText('recent.run', { name }), <ArrowRepeatAllRegular key="run" />, onRun] as const] : []),
  ];
  const problem = failure
    ? failureLine(failure)
    : state === 'unknown'
      ? exportText('recent.unknown')
      : file === 'missing'
        ? exportText('recent.missing')
        : undefined;
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <span className={styles.name} title={name} dir="auto">
          {name}
        </span>
        <span className={styles.facts}>{joinFacts(...facts)}</span>
        {problem === undefined ? undefined : <span className={styles.problem}>{problem}</span>}
      </div>
      <div className={styles.actions}>
        {actions.map(([label, icon, act]) => (
          <Tooltip key={label} content={label} relationship="label">
            <Button appearance="subtle" icon={icon} onClick={act} />
          </Tooltip>
        ))}
      </div>
    </li>
  );
};

export const RecentExportsDialog = ({ onClose }: { readonly onClose: () => void }): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const exportText = useText('exports');
  const { found, read } = useRecentExports();
  const items = found?.ok ? found.value : [];
  const runAgain = async (id: string) => {
    const started = await bridge().exports.runAgain({ job: id });
    if (!notifyFailure(started) || !started.ok || !started.value) return;
    setJob(started.value);
    onClose();
  };
  return (
    <Dialog open onOpenChange={(_, { open }) => (open ? undefined : onClose())}>
      <DialogSurface className={styles.surface}>
        <RestoreFocus />
        <DialogBody>
          <DialogTitle>{exportText('recent.title')}</DialogTitle>
          <DialogContent>
            {found && items.length === 0 ? (
              <Text>{found.ok ? exportText('recent.none') : failureLine(found.failure)}</Text>
            ) : (
              <ul className={styles.list} aria-label={exportText('recent.title')}>
                {items.map((item) => (
                  <RecentLine key={item.id} item={item} onDone={read} onRun={() => void runAgain(item.id)} />
                ))}
              </ul>
            )}
          </DialogContent>
          <DialogActions>
            {items.length > 0 ? (
              <Button
                className={styles.spread}
                onClick={() => void bridge().exports.clear().then(notifyFailure).then(read)}
              >
                {exportText('recent.clear')}
              </Button>
            ) : undefined}
            <Button appearance="primary" onClick={onClose}>
              {text('actions.close')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
