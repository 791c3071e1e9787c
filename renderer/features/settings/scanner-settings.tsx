/** The scanner: on or off, its sounds, what it sends, and a test with a scan. */
import { limits } from '@contract/limits';
import { scannerLayouts } from '@contract/settings/scanner';
import { Input, Select, SpinButton } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { useText } from '../../kit/format/text';
import { readTypedNumber } from '../../kit/format/typed-number';
import { changeSettings, useSettings } from '../../kit/stores/settings';
import { Setting } from './parts/setting';
import { ScannerTest } from './scanner-test';
import { ToggleSettings } from './toggle-settings';

const { min, max, initial } = limits.scannerGap;

type Change = Parameters<typeof changeSettings>[0];
const save = (change: Change): void => void changeSettings(change).then(notifyFailure);

const EndSetting = (): ReactNode => {
  const text = useText('settings');
  const end = useSettings(({ settings }) => settings?.scannerEnd) ?? 'auto';
  const isOther = end !== 'auto' && end !== 'none';
  return (
    <Setting title={text('scanner.end')} about={text('scanner.endAbout')}>
      <Select aria-label={text('scanner.end')} value={end} onChange={(_, { value }) => save({ scannerEnd: value })}>
        <option value="auto">{text('scanner.ends.auto')}</option>
        <option value="none">{text('scanner.ends.none')}</option>
        {isOther ? <option value={end}>{text('scanner.ends.key', { key: end })}</option> : undefined}
      </Select>
    </Setting>
  );
};

const LayoutSetting = (): ReactNode => {
  const text = useText('settings');
  const layout = useSettings(({ settings }) => settings?.scannerLayout) ?? 'auto';
  return (
    <Setting title={text('scanner.layout')} about={text('scanner.layoutAbout')}>
      <Select
        aria-label={text('scanner.layout')}
        value={layout}
        onChange={(_, { value }) => {
          const scannerLayout = scannerLayouts.find((one) => one === value);
          if (scannerLayout) save({ scannerLayout });
        }}
      >
        {scannerLayouts.map((one) => (
          <option key={one} value={one}>
            {text(`scanner.layouts.${one}`)}
          </option>
        ))}
      </Select>
    </Setting>
  );
};

const PrefixSetting = (): ReactNode => {
  const text = useText('settings');
  const prefix = useSettings(({ settings }) => settings?.scannerPrefix) ?? '';
  const [typed, setTyped] = useState<string>();
  const end = () => {
    if (typed !== undefined && typed !== prefix) save({ scannerPrefix: typed });
    setTyped(undefined);
  };
  return (
    <Setting title={text('scanner.prefix')} about={text('scanner.prefixAbout')}>
      <Input
        aria-label={text('scanner.prefix')}
        value={typed ?? prefix}
        maxLength={limits.scannerPrefix}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        onChange={(_, { value }) => setTyped(value)}
        onBlur={end}
        onKeyDown={({ key }) => key === 'Enter' && end()}
      />
    </Setting>
  );
};

export const ScannerSettings = (): ReactNode => {
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
            if (Number.isInteger(typed) && typed >= min && typed <= max) save({ scannerGap: typed });
          }}
        />
      </Setting>
      <LayoutSetting />
      <PrefixSetting />
      <EndSetting />
      <Setting title={text('scanner.testTitle')} about={text('scanner.testAbout')} tall>
        <ScannerTest />
      </Setting>
    </>
  );
};
