/** The work of each team and lane; a press shows only its cars. */
import { makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import { joinFacts } from '../../../kit/format/join';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import type { LaneLoad } from './lane-load';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    gap: '6px',
    marginInline: 0,
    marginBlock: 0,
    border: 'none',
    paddingInline: 0,
    // Room for the focus ring, which the scrolling would cut.
    paddingBlock: '2px',
    minInlineSize: 0,
    flexGrow: 1,
    flexBasis: '240px',
    overflowX: 'auto',
  },
  lane: { flexShrink: 0, justifyContent: 'flex-start', minInlineSize: 'auto', paddingBlock: '4px' },
  words: { display: 'grid', textAlign: 'start', rowGap: '2px' },
  name: { whiteSpace: 'nowrap', lineHeight: tokens.lineHeightBase200 },
  counts: {
    display: 'flex',
    columnGap: '10px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  late: { color: tokens.colorStatusDangerForeground3, fontWeight: tokens.fontWeightSemibold },
});

interface StripProps {
  readonly loads: readonly LaneLoad[];
  /** The key of the shown lane. */
  readonly chosen: string | undefined;
  readonly onChoose: (key: string | undefined) => void;
}

const counts = ['planned', 'done', 'waiting', 'overdue'] as const;

export const LaneStrip = ({ loads, chosen, onChoose }: StripProps) => {
  const styles = useStyles();
  const text = useText('inspections');
  return (
    <fieldset data-strip className={styles.root} aria-label={text('lanes.label')}>
      {loads.map((load) => (
        <ToggleButton
          key={load.key}
          className={styles.lane}
          size="small"
          checked={chosen === load.key}
          onClick={() => onChoose(chosen === load.key ? undefined : load.key)}
        >
          <span className={styles.words}>
            <bdi className={styles.name}>{joinFacts(load.team, load.lane)}</bdi>
            <span className={styles.counts}>
              {counts
                .filter((key) => key !== 'overdue' || load.overdue > 0)
                .map((key) => (
                  <span key={key} className={key === 'overdue' ? styles.late : undefined}>
                    {text(`lanes.${key}`, { count: load[key], number: formatNumber(load[key]) })}
                  </span>
                ))}
            </span>
          </span>
        </ToggleButton>
      ))}
    </fieldset>
  );
};
