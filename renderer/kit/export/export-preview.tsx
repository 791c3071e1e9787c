import { zoneCell } from '@contract/csv/zone-column';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Values } from '../area/field';
import { toPlainText } from '../format/plain-text';
import { useTextInList } from '../format/text-in-list';
import { alignToPage } from '../skins/theme';
import { insetBorder } from '../ui/styles';
import { type ExportPick, zoneRuleOf } from './export-request';

const useStyles = makeStyles({
  frame: {
    overflowX: 'auto',
    borderRadius: tokens.borderRadiusMedium,
    ...insetBorder(),
  },
  table: { borderCollapse: 'collapse', fontSize: tokens.fontSizeBase200, inlineSize: '100%' },
  cell: {
    // The cell follows the page's direction, and not the direction of its text.
    ...alignToPage,
    whiteSpace: 'nowrap',
    maxInlineSize: '180px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    paddingBlock: '4px',
    paddingInline: '8px',
    fontWeight: tokens.fontWeightRegular,
  },
  head: { backgroundColor: tokens.colorNeutralBackground3, fontWeight: tokens.fontWeightSemibold },
});

interface PreviewProps {
  readonly label: string;
  readonly picks: readonly ExportPick[];
  readonly rows: readonly Values[];
}

/**
 * The first rows as in the file: values as sent by the server, with a note for a missing time zone. Contacts are masked on the
 * screen, where bystanders see them.
 */
export const ExportPreview = ({ label, picks, rows }: PreviewProps): ReactNode => {
  const styles = useStyles();
  const textInList = useTextInList();
  const rules = new Map(picks.map((pick) => [pick.key, zoneRuleOf(pick, picks)]));
  const cell = (row: Values, { key, kind }: ExportPick): string => {
    const rule = rules.get(key);
    return textInList(kind, toPlainText(rule ? zoneCell(row, key, rule) : row[key]));
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className={styles.frame} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead className={styles.head}>
          <tr>
            {picks.map(({ key, label: title }) => (
              <th key={key} scope="col" className={styles.cell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: five fixed rows
            <tr key={index}>
              {picks.map((pick) => (
                <td key={pick.key} className={styles.cell} dir="auto">
                  {cell(row, pick)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
