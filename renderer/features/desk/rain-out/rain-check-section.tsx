/** What a rained-out event gives its tickets: all of them, each class, and the list of it on paper and as a file. */
import type { Ticket } from '@contract/entities/ticket';
import { isVoid } from '@contract/entities/ticket-entries';
import { Button, CompoundButton, makeStyles, Text, tokens } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { exportPeople, toPaper } from '../../../event/people-table';
import { type RainChecks, type RainScope, rainChecksOf, scopeKey } from '../../../event/scan/rain-checks';
import type { EventId } from '../../../event/use-event-rows';
import type { Values } from '../../../kit/area/field';
import { ExportButton } from '../../../kit/export/export-button';
import { pendingPlaceholder } from '../../../kit/feedback/pending-placeholder';
import { currentLocale } from '../../../kit/format/locale';
import { formatNumber } from '../../../kit/format/number';
import { toTrimmedText } from '../../../kit/format/plain-text';
import { useText } from '../../../kit/format/text';
import type { Paper } from '../../../kit/print/papers/paper';
import { useCan } from '../../../kit/stores/session';
import { SectionCard } from '../../../kit/ui/section-card';
import { outcomeText } from './outcomes';
import { useRainCheckTable } from './use-rain-check-table';

const PrintDialog = lazy(async () => ({
  default: (await import('../../../kit/print/papers/print-dialog')).PrintDialog,
}));

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  scope: {
    inlineSize: '100%',
    maxInlineSize: 'none',
    blockSize: '100%',
    justifyContent: 'flex-start',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  outcome: { lineHeight: tokens.lineHeightBase200 },
  count: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
});

interface Row {
  readonly scope: RainScope;
  readonly name: string;
  readonly tickets: number;
}

/** The classes on tickets, and those that an outcome is noted for. */
const classRows = (tickets: readonly Ticket[], checks: RainChecks): readonly Row[] => {
  const rows = new Map<string, Row>();
  const add = (name: string, count: number): void => {
    const scope = { of: 'class', name: name.slice(0, 200) } as const;
    const known = rows.get(scopeKey(scope));
    rows.set(scopeKey(scope), known ? { ...known, tickets: known.tickets + count } : { scope, name, tickets: count });
  };
  for (const { className, status } of tickets) {
    const name = toTrimmedText(className);
    if (name !== '') add(name, isVoid(status) ? 0 : 1);
  }
  for (const { scope, outcome } of checks.values()) if (scope.of === 'class' && outcome) add(scope.name, 0);
  const compare = new Intl.Collator(currentLocale(), { numeric: true }).compare;
  return [...rows.values()].toSorted((one, other) => compare(one.name, other.name));
};

interface SectionProps {
  readonly event: Values & { readonly id: EventId };
  readonly onChange: (name: string, scope: RainScope) => void;
}

export const RainCheckSection = ({ event, onChange }: SectionProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const canReadTickets = useCan(['read', 'Ticket']);
  const { table, tickets, entries, isPending } = useRainCheckTable(event, canReadTickets);
  const [papers, setPapers] = useState<readonly Paper[]>();
  const rows = tickets.value?.rows;
  const checks = useMemo(() => rainChecksOf(entries, event.id), [entries, event.id]);
  const scopes = useMemo((): readonly Row[] => {
    const valid = (rows ?? []).filter(({ status }) => !isVoid(status));
    return [
      { scope: { of: 'event' }, name: text('rainChecks.all'), tickets: valid.length },
      ...classRows(rows ?? [], checks),
    ];
  }, [rows, checks, text]);
  const isWhole = tickets.value?.isComplete === true && !tickets.value.mayHaveMore;
  const noted = (scope: RainScope) => {
    const check = checks.get(scopeKey(scope));
    return check?.outcome ? check : undefined;
  };
  const canPrint = isWhole && !isPending && table.rows.length > 0;
  return (
    <SectionCard
      title={text('rainChecks.title')}
      description={text('rainChecks.about')}
      actions={
        canReadTickets ? (
          <>
            <Button
              icon={<PrintRegular />}
              disabledFocusable={!canPrint}
              onClick={canPrint ? () => setPapers([toPaper(table)]) : undefined}
            >
              {text('rainChecks.print')}
            </Button>
            <ExportButton isDisabled={!canPrint} onExport={(isExcel) => void exportPeople(table, isExcel)}>
              {text('rainChecks.export')}
            </ExportButton>
          </>
        ) : undefined
      }
    >
      <ul className={styles.list} aria-label={text('rainChecks.title')}>
        {scopes.map(({ scope, name, tickets: count }) => (
          <li key={scopeKey(scope)}>
            <CompoundButton
              className={styles.scope}
              secondaryContent={{
                className: styles.outcome,
                children: <bdi>{outcomeText(noted(scope) ?? noted({ of: 'event' }), text)}</bdi>,
              }}
              onClick={() => onChange(name, scope)}
            >
              <span>
                <bdi>{name}</bdi>{' '}
                {rows ? (
                  <span className={styles.count}>
                    {text('rainChecks.count', {
                      count,
                      shown: isWhole ? formatNumber(count) : text('atLeast', { shown: formatNumber(count) }),
                    })}
                  </span>
                ) : undefined}
              </span>
            </CompoundButton>
          </li>
        ))}
      </ul>
      <Text size={200} className={styles.count}>
        {text('rainChecks.local')}
      </Text>
      {papers ? (
        <Suspense fallback={pendingPlaceholder}>
          <PrintDialog papers={papers} onClose={() => setPapers(undefined)} />
        </Suspense>
      ) : undefined}
    </SectionCard>
  );
};
