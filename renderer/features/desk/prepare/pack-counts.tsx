/** What is on this computer of an event: its copy, part by part, and the log of its gates. */
import type { PackView } from '@contract/bridge';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useLogCounts } from '../../../event/log/event-log';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { countsOf } from './pack-facts';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '24px', rowGap: '2px', margin: '4px 0' },
  part: { display: 'flex', justifyContent: 'space-between', columnGap: '8px' },
  // Its longer words need the line.
  missing: { gridColumn: '1 / -1', color: tokens.colorStatusWarningForeground1 },
  name: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    '::first-letter': { textTransform: 'uppercase' },
  },
  missingName: { color: 'inherit' },
  count: { margin: 0, fontVariantNumeric: 'tabular-nums' },
});

export const PackCounts = ({ pack }: { readonly pack: PackView }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const { scans, marks } = useLogCounts(pack.event.id);
  const counts = [
    ...countsOf(pack, text),
    ...Object.entries({ scans, marks }).flatMap(([name, count]) =>
      count === 0 ? [] : [{ name: text(`prepare.log.${name}`), count: formatNumber(count), isMissing: false }],
    ),
  ];
  if (counts.length === 0) return null;
  return (
    <dl className={styles.root} aria-label={text('prepare.counts')}>
      {[...counts.filter(({ isMissing }) => isMissing), ...counts.filter(({ isMissing }) => !isMissing)].map(
        ({ name, count, isMissing }) => (
          <div key={name} className={mergeClasses(styles.part, isMissing && styles.missing)}>
            <dt className={mergeClasses(styles.name, isMissing && styles.missingName)}>{name}</dt>
            <dd className={styles.count}>{count}</dd>
          </div>
        ),
      )}
    </dl>
  );
};
