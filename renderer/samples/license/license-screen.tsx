import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { CheckmarkFilled, DismissFilled } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { CrossTable, Tick } from '../../kit/ui/table/cross-table';
import { columns, stackedList } from '../kit/styles';
import { CurrentLicense } from './current-license';

const useTermsStyles = makeStyles({
  list: stackedList(tokens.spacingVerticalS),
  item: { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', columnGap: tokens.spacingHorizontalS },
  yes: { color: tokens.colorStatusSuccessForeground1, marginBlockStart: '2px' },
  no: { color: tokens.colorStatusDangerForeground1, marginBlockStart: '2px' },
});

const lines = ['first', 'second', 'third', 'fourth'] as const;

/** What the license allows or forbids. */
const Terms = ({ kind }: { readonly kind: 'may' | 'mayNot' }): ReactNode => {
  const styles = useTermsStyles();
  const text = useText('license');
  const Icon = kind === 'may' ? CheckmarkFilled : DismissFilled;
  return (
    <SectionCard title={text(`${kind}.title`)}>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line} className={styles.item}>
            <Icon className={kind === 'may' ? styles.yes : styles.no} aria-hidden />
            <Text>{text(`${kind}.${line}`)}</Text>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
};

const kinds = ['club', 'regular', 'extended'] as const;
/** What each kind of license covers. */
const covers = {
  own: kinds,
  tickets: ['regular', 'extended'],
  venues: ['regular', 'extended'],
  others: ['extended'],
  brand: ['extended'],
  help: kinds,
} as const satisfies Readonly<Record<string, readonly (typeof kinds)[number][]>>;

/** A comparison of three kinds of license. */
const Comparison = (): ReactNode => {
  const text = useText('license');
  return (
    <SectionCard title={text('compare.title')} description={text('compare.about')}>
      <CrossTable
        label={text('compare.table')}
        corner={text('compare.covers')}
        columns={kinds.map((key) => ({ key, label: text(`kinds.${key}`) }))}
        rows={Object.entries(covers).map(([key, by]) => ({ key, label: text(`compare.${key}`), by }))}
        cell={({ by }, kind) => {
          const is = by.some((one) => one === kind.key);
          return <Tick is={is} label={text(is ? 'compare.yes' : 'compare.no')} />;
        }}
      />
    </SectionCard>
  );
};

const useStyles = makeStyles({
  columns: columns('minmax(0, 1fr) minmax(0, 1fr)', 900),
});

/** `/pages/license` */
export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('license');
  return (
    <Page title={text('title')} description={text('about')} width={1_100}>
      <CurrentLicense />
      <Comparison />
      <div className={styles.columns}>
        <Terms kind="may" />
        <Terms kind="mayNot" />
      </div>
    </Page>
  );
};
