/** What an ability list allows, at a glance. */
import type { Pair } from '@contract/ability';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled, CheckmarkCircleRegular } from '@fluentui/react-icons';
import { type ReactNode, useMemo } from 'react';
import { readableLabel } from '../format/label';
import { i18n, useText } from '../text';
import { grounds } from '../theme';
import { type Cell, matrixOf } from './matrix';

const useStyles = makeStyles({
  frame: { overflowX: 'auto' },
  table: { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums', inlineSize: '100%', maxInlineSize: '720px' },
  head: {
    textAlign: 'center',
    paddingBlock: '6px',
    paddingInline: '8px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  subject: { textAlign: 'start', fontWeight: tokens.fontWeightRegular, paddingInline: '8px', minInlineSize: '140px' },
  row: {
    blockSize: '32px',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    ':hover': { backgroundColor: grounds.hovered },
  },
  empty: { color: tokens.colorNeutralForeground3 },
  cell: { textAlign: 'center', paddingInline: '8px' },
  yes: { fontSize: '20px', color: tokens.colorBrandForeground1, verticalAlign: 'middle' },
  no: { color: tokens.colorNeutralForeground3 },
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
  spoken: { position: 'absolute', clipPath: 'inset(50%)', inlineSize: '1px', blockSize: '1px', overflow: 'hidden' },
});

const wordFor = (kind: 'actions' | 'subjects', word: string): string => {
  const key = `app:${kind}.${word}`;
  const words = i18n.exists(key) ? i18n.t(key) : readableLabel(word);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const Sign = ({ cell }: { readonly cell: Cell }): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const Icon = cell === 'given' ? CheckmarkCircleFilled : CheckmarkCircleRegular;
  return (
    <>
      {cell === 'none' ? (
        <span className={styles.no} aria-hidden>
          –
        </span>
      ) : (
        <Icon className={styles.yes} aria-hidden />
      )}
      <span className={styles.spoken}>{text(`abilities.${cell}`)}</span>
    </>
  );
};

interface MatrixProps {
  /** Names the table: "What Finance allows". */
  readonly label: string;
  readonly pairs: readonly Pair[];
}

export const AbilityMatrix = ({ label, pairs }: MatrixProps): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const matrix = useMemo(() => matrixOf(pairs), [pairs]);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section className={styles.frame} tabIndex={0} aria-label={label}>
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col" className={mergeClasses(styles.head, styles.subject)}>
                {text('abilities.subject')}
              </th>
              {matrix.actions.map((action) => (
                <th key={action} scope="col" className={styles.head}>
                  {wordFor('actions', action)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matrix.rows.map(({ subject, cells }) => (
              <tr key={subject} className={styles.row}>
                <th
                  scope="row"
                  className={mergeClasses(styles.subject, cells.every((cell) => cell === 'none') && styles.empty)}
                >
                  {wordFor('subjects', subject)}
                </th>
                {cells.map((cell, index) => (
                  <td key={matrix.actions[index]} className={styles.cell}>
                    <Sign cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={styles.legend} aria-hidden>
        <span className={styles.sign}>
          <CheckmarkCircleFilled className={styles.yes} /> {text('abilities.given')}
        </span>
        <span className={styles.sign}>
          <CheckmarkCircleRegular className={styles.yes} /> {text('abilities.implied')}
        </span>
        <span className={styles.sign}>– {text('abilities.none')}</span>
      </div>
    </>
  );
};
