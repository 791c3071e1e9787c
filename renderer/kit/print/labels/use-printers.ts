import type { Printer } from '@contract/bridge/printing';
import { useEffect, useState } from 'react';
import { bridge } from '../../bridge/bridge';

/** The printers of this computer; none in a browser, and until they are read. */
export const usePrinters = (): readonly Printer[] => {
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
