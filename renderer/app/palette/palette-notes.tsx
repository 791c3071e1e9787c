/** What could not be searched, a line for each kind of record. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { failureText } from '../../kit/feedback/failure-text';
import { useText } from '../../kit/format/text';
import { lineAbove } from '../../kit/ui/hairlines';
import type { RecordResult } from './use-record-groups';

const useStyles = makeStyles({
  notes: {
    ...lineAbove,
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    paddingBlock: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalL,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  note: { display: 'flex', gap: tokens.spacingHorizontalS },
  icon: { flexShrink: 0, fontSize: '16px' },
  group: { fontWeight: tokens.fontWeightSemibold },
});

export const PaletteNotes = ({ results }: { readonly results: readonly RecordResult[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('palette');
  const noted = results.filter(
    ({ failure, isUnsearched }) => isUnsearched || (failure && failure.kind !== 'cancelled'),
  );
  if (noted.length === 0) return null;
  return (
    <ul className={styles.notes} aria-live="polite">
      {noted.map(({ group, failure }) => (
        <li key={group} className={styles.note}>
          <WarningRegular className={styles.icon} aria-hidden />
          {failure ? (
            <span>
              <span className={styles.group}>{text(`group.${group}`)}</span> {failureText(failure).title}
            </span>
          ) : (
            text(`unsearched.${group}`)
          )}
        </li>
      ))}
    </ul>
  );
};
