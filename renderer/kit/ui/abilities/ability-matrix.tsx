/** A table of the actions that an ability list allows on each subject. */
import type { Permission } from '@contract/ability';
import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useMemo } from 'react';
import { readableLabel } from '../../format/label';
import { hasText, textOf, useText } from '../../format/text';
import { CrossTable, Tick } from '../table/cross-table';
import { type Cell, matrixOf } from './ability-matrix-data';

const useStyles = makeStyles({
  matrix: { maxInlineSize: '960px' },
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '16px',
    rowGap: '4px',
    marginBlockStart: '8px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  sign: { display: 'inline-flex', alignItems: 'center', gap: '4px' },
});

const ticks = { given: true, implied: 'hollow', none: false } as const satisfies Record<Cell, unknown>;
const cells = ['given', 'implied', 'none'] as const;

const labelFor = (kind: 'actions' | 'subjects', word: string): string => {
  const key = `app:${kind}.${word}`;
  const label = hasText(key) ? textOf(key) : readableLabel(word);
  return label.charAt(0).toUpperCase() + label.slice(1);
};

interface MatrixProps {
  /** The accessible name: "Finance permissions". */
  readonly label: string;
  readonly pairs: readonly Permission[];
}

export const AbilityMatrix = ({ label, pairs }: MatrixProps): ReactNode => {
  const styles = useStyles();
  const text = useText('abilities');
  const matrix = useMemo(() => matrixOf(pairs), [pairs]);
  return (
    <div className={styles.matrix}>
      <CrossTable
        label={label}
        corner={text('matrix.subject')}
        columns={matrix.actions.map((key, at) => ({ key, label: labelFor('actions', key), at }))}
        rows={matrix.rows.map(({ subject, cells: of }) => ({
          key: subject,
          label: labelFor('subjects', subject),
          isMuted: of.every((cell) => cell === 'none'),
          of,
        }))}
        cell={({ of }, { at }) => {
          const cell = of[at] ?? 'none';
          return <Tick is={ticks[cell]} label={text(`matrix.${cell}`)} />;
        }}
      />
      <div className={styles.legend} aria-hidden>
        {cells.map((cell) => (
          <span key={cell} className={styles.sign}>
            <Tick is={ticks[cell]} label="" /> {text(`matrix.${cell}`)}
          </span>
        ))}
      </div>
    </div>
  );
};
