/** What changed since the last export of the dialog's profile. */
import type { Changes, ChangesReason, ComparedExport, ExportRequest } from '@contract/bridge';
import type { LastExport } from '@contract/bridge/exports';
import { limits } from '@contract/limits';
import { isReachable } from '@contract/network/network-view';
import { useEffect, useState } from 'react';
import { bridge } from '../bridge/bridge';
import { notifyFailure } from '../feedback/notify-failure';
import { useNetwork } from '../stores/network';
import { isToggleOn } from '../stores/settings';

export interface FoundChanges {
  /** Null if the profile was not exported with this search and these filters yet; undefined until main says so. */
  readonly last: LastExport | null | undefined;
  readonly found: Changes | ChangesReason | undefined;
  readonly isCounting: boolean;
  readonly count: () => void;
}

/** Few rows are counted at once; for many, which take a while to read, the person asks. */
const countsAtOnce = (rows: number | undefined): boolean =>
  rows !== undefined &&
  rows <= limits.export.changes.atOnce &&
  !isToggleOn('metered') &&
  isReachable(useNetwork.getState().state);

interface ChangesOptions {
  /** Undefined without a profile, or for rows of which no changes are known. */
  readonly compared: ComparedExport | undefined;
  readonly columns: readonly string[];
  readonly rows: number | undefined;
  /** Made only to count, because it may have all rows of a list. */
  readonly request: () => ExportRequest;
}

export const useChanges = ({ compared, columns, rows, request }: ChangesOptions): FoundChanges => {
  const [state, setState] = useState<Omit<FoundChanges, 'count'>>({
    last: undefined,
    found: undefined,
    isCounting: false,
  });
  const key = JSON.stringify([compared, columns]);

  const count = async (isCurrent = () => true): Promise<void> => {
    setState((now) => ({ ...now, isCounting: true }));
    const result = await bridge().exports.compare(request());
    if (!isCurrent()) return;
    setState((now) => ({ ...now, isCounting: false, ...(result.ok ? { found: result.value } : {}) }));
    notifyFailure(result);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is compared
  useEffect(() => {
    setState({ last: undefined, found: undefined, isCounting: false });
    if (!compared) return undefined;
    let isCurrent = true;
    void bridge()
      .exports.last(compared)
      .then((result) => {
        if (!isCurrent || !result.ok) return;
        const last = result.value;
        setState({ last, found: last?.why, isCounting: false });
        if (last && !last.why && countsAtOnce(rows)) void count(() => isCurrent);
      });
    return () => {
      isCurrent = false;
      void bridge().exports.stopComparing();
    };
  }, [key]);

  return { ...state, count: () => void count() };
};
