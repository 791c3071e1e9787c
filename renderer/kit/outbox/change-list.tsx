/** The fields that an entry changes: old value and new one. */
import type { OutboxEntry } from '@contract/bridge';
import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { ArrowLeftRegular, ArrowRightRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useIsRightToLeft } from '../format/direction';
import { formatNumber } from '../format/number';
import { useText } from '../format/text';
import { visuallyHidden } from '../ui/styles';
import { valueText } from './entry-text';
import { labelOf } from './subject';
import { useRecordNames } from './use-record-names';

const useStyles = makeStyles({
  list: { margin: 0, display: 'grid', rowGap: '4px' },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 180px) minmax(0, 1fr)',
    columnGap: '12px',
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  label: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  values: { margin: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6px', minInlineSize: 0 },
  value: { overflowWrap: 'anywhere', minInlineSize: 0 },
  old: { color: tokens.colorNeutralForeground3, textDecorationLine: 'line-through' },
  arrow: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  quiet: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  hidden: visuallyHidden,
});

interface ChangeListProps {
  readonly entry: OutboxEntry;
  /** Small and gray: the entry needs nothing any more. */
  readonly isQuiet?: boolean;
  readonly maxFields?: number;
}

export const ChangeList = ({ entry, isQuiet = false, maxFields = 12 }: ChangeListProps): ReactNode => {
  const styles = useStyles();
  const text = useText('outbox');
  const Arrow = useIsRightToLeft() ? ArrowLeftRegular : ArrowRightRegular;
  const toNames = useRecordNames(entry);
  const hiddenCount = entry.fields.length - maxFields;
  if (entry.fields.length === 0) return null;
  return (
    <dl className={mergeClasses(styles.list, isQuiet && styles.quiet)} aria-label={text('change.label')}>
      {entry.fields.slice(0, maxFields).map((field) => (
        <div key={field.name} className={styles.line}>
          <dt className={styles.label}>{labelOf(entry, field)}</dt>
          <dd className={styles.values}>
            {entry.kind === 'change' ? (
              <>
                <span className={styles.hidden}>{text('change.from')}</span>
                <del className={styles.old}>
                  <bdi className={styles.value}>{valueText(text, entry, field, toNames(field, field.base))}</bdi>
                </del>
                <Arrow className={styles.arrow} aria-hidden />
                <span className={styles.hidden}>{text('change.to')}</span>
              </>
            ) : undefined}
            <bdi className={styles.value}>{valueText(text, entry, field, toNames(field, field.mine))}</bdi>
          </dd>
        </div>
      ))}
      {hiddenCount > 0 ? (
        <Text size={200} className={styles.label}>
          {text('change.more', { count: hiddenCount, shown: formatNumber(hiddenCount) })}
        </Text>
      ) : undefined}
    </dl>
  );
};
