/** What changed since the last export of the dialog's profile. */
import type { Changes, ChangesReason, ExportRequest } from '@contract/bridge';
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

/** `request` is undefined without a profile, or for rows of which no changes are known. */
export const useChanges = (request: ExportRequest | undefined, rows: number | undefined): FoundChanges => {
  const [state, setState] = useState<Omit<FoundChanges, 'count'>>({
    last: undefined,
    found: undefined,
    isCounting: false,
  });
  const key =
    request && JSON.stringify([request.compared, request.columns.map((column) => column.key), request.source]);

  const count = async (of: ExportRequest, isCurrent = () => true): Promise<void> => {
    setState((now) => ({ ...now, isCounting: true }));
    const result = await bridge().exports.compare(of);
    if (!isCurrent()) return;
    setState((now) => ({ ...now, isCounting: false, ...(result.ok ? { found: result.value } : {}) }));
    notifyFailure(result);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the request
  useEffect(() => {
    setState({ last: undefined, found: undefined, isCounting: false });
    if (!request?.compared) return undefined;
    let isCurrent = true;
    void bridge()
      .exports.last(request.compared)
      .then((result) => {
        if (!isCurrent || !result.ok) return;
        const last = result.value;
        setState({ last, found: last?.why, isCounting: false });
        if (last && !last.why && countsAtOnce(rows)) void count(request, () => isCurrent);
      });
    return () => {
      isCurrent = false;
      void bridge().exports.stopComparing();
    };
  }, [key]);

  return { ...state, count: () => (request ? void count(request) : undefined) };
};
