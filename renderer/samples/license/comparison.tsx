import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { SectionCard } from '../../kit/section-card';
import { useText } from '../../kit/text';

const useStyles = makeStyles({
  frame: { overflowX: 'auto' },
  table: { borderCollapse: 'collapse', inlineSize: '100%', minInlineSize: '520px' },
  cell: {
    paddingBlock: '8px',
    paddingInline: '12px',
    textAlign: 'center',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    'thead &': { borderBlockStartStyle: 'none', color: tokens.colorNeutralForeground2 },
    ':first-child': { textAlign: 'start', fontWeight: tokens.fontWeightRegular, paddingInlineStart: 0 },
  },
  yes: { fontSize: '20px', color: tokens.colorBrandForeground1, verticalAlign: 'middle' },
  no: { color: tokens.colorNeutralForeground3 },
});

const kinds = ['club', 'regular', 'extended'] as const;
/** What a license covers, and which kinds do. */
const rows: readonly (readonly [key: string, ...covers: boolean[]])[] = [
  ['own', true, true, true],
  ['tickets', false, true, true],
  ['venues', false, true, true],
  ['others', false, false, true],
  ['brand', false, false, true],
  ['help', true, true, true],
];

/** Three kinds of license beside each other. */
export const Comparison = (): ReactNode => {
  const styles = useStyles();
  const text = useText('license');
  return (
    <SectionCard title={text('compare.title')} about={text('compare.about')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section className={styles.frame} tabIndex={0} aria-label={text('compare.table')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.cell}>
                {text('compare.covers')}
              </th>
              {kinds.map((kind) => (
                <th key={kind} scope="col" className={styles.cell}>
                  {text(`kinds.${kind}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([key, ...covers]) => (
              <tr key={key}>
                <th scope="row" className={styles.cell}>
                  {text(`compare.${key}`)}
                </th>
                {kinds.map((kind, at) => (
                  <td key={kind} className={styles.cell}>
                    {covers[at] ? (
                      <CheckmarkCircleFilled className={styles.yes} aria-label={text('compare.yes')} />
                    ) : (
                      <span role="img" aria-label={text('compare.no')} className={styles.no}>
                        –
                      </span>
                    )}
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
