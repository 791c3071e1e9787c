import { abilityOf } from '@contract/ability';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { SectionCard } from '../../kit/section-card';
import { StatusBadge } from '../../kit/status-badge';
import { useText } from '../../kit/text';
import { lookOf, pairsOf, parts, people } from './people';

const useStyles = makeStyles({
  frame: { overflowX: 'auto' },
  table: { borderCollapse: 'collapse', inlineSize: '100%' },
  cell: {
    paddingBlock: '6px',
    paddingInline: '8px',
    textAlign: 'start',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    'thead &': { borderBlockStartStyle: 'none', color: tokens.colorNeutralForeground2 },
    ':first-child': { paddingInlineStart: 0, fontWeight: tokens.fontWeightRegular },
  },
});

const tones = { shown: 'success', disabled: 'warning', hidden: 'neutral' } as const;

/** Each part of the page above, for both people. */
export const Comparison = (): ReactNode => {
  const styles = useStyles();
  const text = useText('access-control');
  return (
    <SectionCard title={text('compare.title')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section className={styles.frame} tabIndex={0} aria-label={text('compare.table')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.cell}>
                {text('compare.part')}
              </th>
              {people.map((person) => (
                <th key={person} scope="col" className={styles.cell}>
                  {text(`people.${person}.name`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part.key}>
                <th scope="row" className={styles.cell}>
                  {text(`parts.${part.key}.title`)}
                </th>
                {people.map((person) => (
                  <td key={person} className={styles.cell}>
                    <StatusBadge
                      field={{ key: 'look', kind: 'status', tones, words: 'access-control:looks' }}
                      values={{ look: lookOf(abilityOf(pairsOf[person]), part) }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </SectionCard>
  );
};
