/** What can be done with selected people of an event: message, print, export. */
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { DismissRegular, PrintRegular, SendRegular, TagRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Values } from '../kit/area/field';
import { ExportButton } from '../kit/export/export-button';
import { pendingPlaceholder } from '../kit/feedback/pending-placeholder';
import { formatNumber } from '../kit/format/number';
import { useText } from '../kit/format/text';
import type { Paper } from '../kit/print/papers/paper';
import { toEventReference } from '../kit/stores/current-event';
import { useCan } from '../kit/stores/session';
import { startMessage } from '../state/message-start';
import { exportPeople, type PeopleTable, toPaper } from './people-table';

const PrintDialog = lazy(async () => ({ default: (await import('../kit/print/papers/print-dialog')).PrintDialog }));

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    minBlockSize: '40px',
    paddingInline: '16px',
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
});

interface BarProps {
  readonly event: Values;
  /** How many rows are selected. */
  readonly count: number;
  /** Those of them who have an account, by visitor id. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
  /** How many of the rows have no account; a person may have several rows. */
  readonly withoutAccount?: number;
  /** Called when needed, because it formats every row. */
  readonly table: () => PeopleTable;
  /** Which rows these are, if a screen offers this for rows that nobody selected. */
  readonly summary?: string;
  /** Prints labels of these people. */
  readonly onLabels?: () => void;
  readonly onClear?: () => void;
}

export const PeopleBar = (props: BarProps): ReactNode => {
  const { event, count, people, withoutAccount = 0, table, summary, onLabels, onClear } = props;
  const styles = useStyles();
  const text = useText('inspections');
  const navigate = useNavigate();
  const canMessage = useCan(['create', 'Push']);
  const reference = toEventReference(event);
  const [papers, setPapers] = useState<readonly Paper[]>();
  const message = () => {
    startMessage({
      ...(reference ? { event: { ...reference, id: String(reference.id) } } : {}),
      recipients: people,
    });
    void navigate('/messages');
  };
  return (
    <div className={styles.root} role="toolbar" aria-label={summary ?? text('people.label')}>
      <Text weight="semibold" role="status">
        {summary ?? text('people.selected', { count, number: formatNumber(count) })}
      </Text>
      {canMessage && (
        <Button size="small" icon={<SendRegular />} disabledFocusable={people.length === 0} onClick={message}>
          {text('people.message')}
        </Button>
      )}
      <Button size="small" icon={<PrintRegular />} onClick={() => setPapers([toPaper(table())])}>
        {text('people.print')}
      </Button>
      <ExportButton size="small" onExport={(isExcel) => void exportPeople(table(), isExcel)}>
        {text('people.export')}
      </ExportButton>
      {onLabels && (
        <Button size="small" icon={<TagRegular />} onClick={onLabels}>
          {text('people.labels')}
        </Button>
      )}
      {onClear && (
        <Button size="small" appearance="transparent" icon={<DismissRegular />} onClick={onClear}>
          {text('people.clear')}
        </Button>
      )}
      {canMessage && people.length > 0 && people.length < count - withoutAccount && (
        <Text size={200}>{text('people.fewer', { count: people.length, number: formatNumber(people.length) })}</Text>
      )}
      {withoutAccount > 0 && <Text size={200}>{text('people.noAccount', { count: withoutAccount })}</Text>}
      {papers && (
        <Suspense fallback={pendingPlaceholder}>
          <PrintDialog papers={papers} onClose={() => setPapers(undefined)} />
        </Suspense>
      )}
    </div>
  );
};
