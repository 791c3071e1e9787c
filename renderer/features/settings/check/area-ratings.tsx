/** One rating per area of the service: how well the app reads it. */
import { areasOf, type CheckReport } from '@contract/reading/check/report';
import { makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { readableLabel } from '../../../kit/format/label';
import { useText } from '../../../kit/format/text';
import { RatingIcon } from './rating-icon';

const useStyles = makeStyles({
  areas: { display: 'flex', flexWrap: 'wrap', gap: '6px', margin: 0, padding: 0, listStyleType: 'none' },
  area: { minInlineSize: 'auto', fontWeight: tokens.fontWeightRegular },
});

interface AreaRatingsProps {
  readonly report: CheckReport;
  /** The area whose calls are shown; undefined for all. */
  readonly chosen: string | undefined;
  readonly onChoose: (area: string | undefined) => void;
}

export const AreaRatings = ({ report, chosen, onChoose }: AreaRatingsProps): ReactNode => {
  const styles = useStyles();
  const text = useText('settings');
  return (
    <ul className={styles.areas} aria-label={text('check.areas')}>
      {areasOf(report.calls).map(({ area, rating }) => (
        <li key={area}>
          <ToggleButton
            size="small"
            className={styles.area}
            icon={<RatingIcon rating={rating} />}
            checked={chosen === area}
            onClick={() => onChoose(chosen === area ? undefined : area)}
          >
            {readableLabel(area)}
          </ToggleButton>
        </li>
      ))}
    </ul>
  );
};
