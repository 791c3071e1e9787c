/** The desk's first tab: one box for every code, the gate's answer below it, and what it counted. */
import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect } from 'react';
import { DirectionSwitch } from '../../../event/scan/gate-counts';
import { OpenRollCallLine } from '../../../event/scan/roll-call-answer';
import { ScanAnswer } from '../../../event/scan/scan-result';
import { showBox, useScanStore } from '../../../event/scan/scan-store';
import type { Values } from '../../../kit/area/field';
import { useText } from '../../../kit/format/text';
import { toEventReference } from '../../../kit/stores/current-event';
import { CameraScan } from './camera-scan';
import { LiveFigures } from './figures/live-figures';
import { GateLog, RecentDecisions } from './gate-log';
import { ScanBox } from './scan-box';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 400px)',
    columnGap: '24px',
    rowGap: '16px',
    paddingBlockEnd: '24px',
    '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  gate: { display: 'grid', alignContent: 'start', rowGap: '16px', minInlineSize: 0 },
  input: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: '16px', rowGap: '12px' },
  side: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', rowGap: '12px' },
  // In line with the box, below its label.
  direction: { paddingBlockStart: '26px' },
  about: { color: tokens.colorNeutralForeground3 },
});

export const Panel = ({ values }: { readonly values: Values }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const scan = useScanStore((state) => state.scan);
  useEffect(() => showBox(), []);
  const event = toEventReference(values);
  return (
    <div className={styles.root}>
      <div className={styles.gate}>
        <div className={styles.input}>
          <ScanBox />
          <div className={styles.direction}>
            <DirectionSwitch />
          </div>
          <CameraScan />
        </div>
        <OpenRollCallLine event={event} />
        <ScanAnswer scan={scan} event={event} />
        <Caption1 className={styles.about}>{text('gate.about')}</Caption1>
      </div>
      {event ? (
        <div className={styles.side}>
          <GateLog event={event} />
          <RecentDecisions event={event} />
          <LiveFigures event={event} />
        </div>
      ) : undefined}
    </div>
  );
};
