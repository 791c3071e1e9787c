import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';
import { CrossTable, Tick } from '../../kit/ui/table/cross-table';

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
export const Comparison = (): ReactNode => {
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
