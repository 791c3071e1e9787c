import { abilityOf } from '@contract/ability';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';
import { StatusBadge } from '../../kit/ui/status-badge';
import { CrossTable } from '../../kit/ui/table/cross-table';
import { pairsOf, parts, people, visibilityOf } from './people';

const tones = { shown: 'success', disabled: 'warning', hidden: 'neutral' } as const;

/** Each part of the page, for both accounts. */
export const Comparison = (): ReactNode => {
  const text = useText('access-control');
  return (
    <SectionCard title={text('compare.title')}>
      <CrossTable
        label={text('compare.table')}
        corner={text('compare.part')}
        columns={people.map((key) => ({ key, label: text(`people.${key}.name`) }))}
        rows={parts.map((part) => ({ key: part.key, label: text(`parts.${part.key}.title`), part }))}
        cell={({ part }, { key }) => (
          <StatusBadge
            field={{ key: 'look', kind: 'status', tones, valueTexts: 'access-control:looks' }}
            values={{ look: visibilityOf(abilityOf(pairsOf[key]), part) }}
          />
        )}
      />
    </SectionCard>
  );
};
