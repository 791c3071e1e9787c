import type { Printer } from '@contract/bridge/printing';
import { Select } from '@fluentui/react-components';
import { type ReactNode, useEffect, useState } from 'react';
import { bridge } from '../../bridge/bridge';
import { notifyFailure } from '../../feedback/notify-failure';
import { useText } from '../../format/text';
import { changeSettings, useSettings } from '../../stores/settings';

/** The printers of this computer; none in a browser, and until they are read. */
const usePrinters = (): readonly Printer[] => {
  const [printers, setPrinters] = useState<readonly Printer[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void bridge()
      .printing.printers()
      .then((read) => isCurrent && read.ok && setPrinters(read.value));
    return () => {
      isCurrent = false;
    };
  }, []);
  return printers;
};

/** The printer that labels go to without a dialog. */
export const PrinterSelect = (): ReactNode => {
  const text = useText('labels');
  const labels = useSettings(({ settings }) => settings?.labels);
  const printers = usePrinters();
  if (!labels) return undefined;
  const { printer } = labels;
  // One that is off or gone stays chosen.
  const all =
    printers.some(({ name }) => name === printer) || printer === ''
      ? printers
      : [{ name: printer, label: printer }, ...printers];
  return (
    <Select
      aria-label={text('printer')}
      value={printer}
      onChange={(_, { value }) => void changeSettings({ labels: { ...labels, printer: value } }).then(notifyFailure)}
    >
      <option value="">{text('askEachTime')}</option>
      {all.map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </Select>
  );
};
