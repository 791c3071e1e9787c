/** How many rows have arrived while all of them load. */
import { Caption1, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { ProgressLine } from '../../feedback/progress-line';
import { formatNumber } from '../../format/number';
import { useText } from '../../format/text';
import type { LoadProgress } from '../data/list-source';

const useStyles = makeStyles({ root: { paddingInline: '16px', paddingBlockEnd: '8px' } });

export const LoadingNotice = ({ loaded, total }: LoadProgress): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const shown = formatNumber(loaded);
  return (
    <div className={styles.root} role="status">
      <Caption1>
        {total === undefined
          ? text('list.loading', { loaded: shown })
          : text('list.loadingOf', { loaded: shown, total: formatNumber(total) })}
      </Caption1>
      <ProgressLine {...(total ? { value: loaded, max: total } : {})} />
    </div>
  );
};
