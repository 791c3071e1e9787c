import { Button, makeStyles } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ScanResult } from '../../../event/scan/scan-result';
import { clearScan, type Scan } from '../../../event/scan/scan-store';
import { useText } from '../../../kit/format/text';
import { useCurrentEvent } from '../../../kit/stores/current-event';

const useStyles = makeStyles({ close: { marginInlineStart: 'auto', alignSelf: 'start' } });

export const ScanPanel = ({ scan }: { readonly scan: Scan }) => {
  const styles = useStyles();
  const text = useText('desk');
  const event = useCurrentEvent();
  const { pathname } = useLocation();
  // A link of the answer leads to another page, which the overlay must not cover.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of page closes it
  useEffect(() => clearScan, [pathname]);
  return (
    <ScanResult
      scan={scan}
      event={event}
      actions={
        <Button
          className={styles.close}
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={text('gate.close')}
          onClick={clearScan}
        />
      }
    />
  );
};
