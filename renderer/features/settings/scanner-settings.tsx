/** The scanner: on or off, its sounds, and how fast its keys follow each other, measured with a scan. */
import { limits } from '@contract/limits';
import { Button, Caption1, Input, makeStyles, SpinButton, tokens } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { type Burst, createBurstDetector } from '../../event/scan/burst';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { readTypedNumber } from '../../kit/format/typed-number';
import { changeSettings, useSettings } from '../../kit/stores/settings';
import { Setting } from './parts/setting';
import { ToggleSettings } from './toggle-settings';

const { min, max, initial } = limits.scannerGap;

const useStyles = makeStyles({
  test: { display: 'grid', rowGap: '4px', minInlineSize: 'min(280px, 100%)' },
  result: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', minBlockSize: '24px' },
  note: { color: tokens.colorNeutralForeground3 },
});

const change = (scannerGap: number): void => void changeSettings({ scannerGap }).then(notifyFailure);

/** Twice the measured time, because a busy computer delivers keys late. */
const suggestedGap = ({ gap }: Burst): number => Math.min(max, Math.max(min, Math.ceil(gap / 5) * 10));

const TestField = () => {
  const styles = useStyles();
  const text = useText('settings');
  const current = useSettings(({ settings }) => settings?.scannerGap) ?? initial;
  const [value, setValue] = useState('');
  const [burst, setBurst] = useState<Burst>();
  // Measures with the widest limit, so that a slow scanner is recognized as well.
  const detector = useMemo(() => createBurstDetector({ maxGap: max }), []);
  const suggested = burst && suggestedGap(burst);
  return (
    <div className={styles.test}>
      <Input
        aria-label={text('scanner.test')}
        placeholder={text('scanner.testHint')}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(_, data) => setValue(data.value)}
        onKeyDown={(event) => {
          const measured = detector.press(event.key, event.timeStamp);
          if (!measured) return;
          setBurst(measured);
          setValue('');
        }}
      />
      <div className={styles.result} role="status">
        {burst ? (
          <Caption1 className={styles.note}>
            {text('scanner.measured', {
              count: burst.code.length,
              gap: formatNumber(Math.round(burst.gap)),
            })}
          </Caption1>
        ) : undefined}
        {suggested !== undefined && suggested !== current ? (
          <Button size="small" onClick={() => change(suggested)}>
            {text('scanner.use', { gap: formatNumber(suggested) })}
          </Button>
        ) : undefined}
      </div>
    </div>
  );
};

export const ScannerSettings = () => {
  const text = useText('settings');
  const gap = useSettings(({ settings }) => settings?.scannerGap) ?? initial;
  return (
    <>
      <ToggleSettings section="scanner" />
      <Setting title={text('scanner.gap')} about={text('scanner.gapAbout')}>
        <SpinButton
          aria-label={text('scanner.gap')}
          value={gap}
          min={min}
          max={max}
          step={10}
          onChange={(_, { value, displayValue }) => {
            const typed = value ?? Number(readTypedNumber(displayValue ?? '')[0]);
            if (Number.isInteger(typed) && typed >= min && typed <= max) change(typed);
          }}
        />
      </Setting>
      <Setting title={text('scanner.testTitle')} about={text('scanner.testAbout')}>
        <TestField />
      </Setting>
    </>
  );
};
