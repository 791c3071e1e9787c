import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { NowNextStrip } from '../../../event/now-next/now-next-strip';
import { useSchedule } from '../../../event/now-next/use-schedule';
import { fontSize, type PanelProps, useAge, WallPanelBody } from './wall-parts';

const useStyles = makeStyles({
  schedule: {
    flexGrow: 1,
    paddingBlock: 0,
    paddingInline: 0,
    fontSize: fontSize(5.2),
    boxShadow: 'none',
    backgroundColor: 'transparent',
  },
});

export const NowNextPanel = ({ event }: PanelProps): ReactNode => {
  const styles = useStyles();
  // The strip reads the schedule again on its own.
  const age = useAge(useSchedule(event).call);
  return (
    <WallPanelBody {...age}>
      <NowNextStrip event={event} className={styles.schedule} />
    </WallPanelBody>
  );
};
