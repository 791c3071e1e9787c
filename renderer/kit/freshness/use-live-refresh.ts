/**
 * Refreshes a screen while it is seen: not in a hidden window, without a connection or on a metered one, and not while a
 * person would lose something. One refresh at a time; after failures the pauses grow.
 */
import { isReachable } from '@contract/network/network-view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { create } from 'zustand';
import { useNetwork } from '../stores/network';
import { useToggle } from '../stores/settings';
import type { Dated } from './freshness-kinds';

/** Not every list box: charts have one as their legend, and are always there. */
const overlays = '[role="menu"], [role="dialog"], [role="alertdialog"], [role="combobox"][aria-expanded="true"]';
/** Milliseconds after the last key. */
const typingPause = 5_000;

let typedAt = 0;
const onInput = (): void => {
  typedAt = Date.now();
};

/** Notices typing while a screen that refreshes itself is mounted. */
const useNoticeTyping = (): void => {
  useEffect(() => {
    document.addEventListener('input', onInput, true);
    return () => document.removeEventListener('input', onInput, true);
  }, []);
};

/** Whether a refresh would disturb a person: an open menu or dialog, selected text, or typing. */
const isInUse = (): boolean =>
  document.querySelector(overlays) !== null ||
  document.getSelection()?.isCollapsed === false ||
  Math.abs(Date.now() - typedAt) < typingPause;

/** Milliseconds until a refresh that would have disturbed is tried again. */
const retryDelay = 5_000;

/** After each failure the pause doubles, up to this many times. */
const maxDoublings = 4;

/** Milliseconds from an answer to the next request, after so many failures in a row. */
export const pauseAfter = (seconds: number, failures: number): number =>
  seconds * 1_000 * 2 ** Math.min(failures, maxDoublings);

export interface LiveRefresh {
  readonly state: 'on' | 'paused' | 'offline' | 'metered';
  readonly setPaused: (isPaused: boolean) => void;
}

/** Paused by a person, for all that a screen refreshes, until they leave it. */
const usePause = create(() => ({ isPaused: false }));
const setPaused = (isPaused: boolean): void => usePause.setState({ isPaused });

export const useLiveRefresh = (seconds: number, { asOf, copy, failure, busy, refresh }: Dated): LiveRefresh => {
  const isOnline = useNetwork(({ state }) => isReachable(state));
  const isMetered = useToggle('metered');
  const isPaused = usePause((pause) => pause.isPaused);
  useEffect(() => () => setPaused(false), []);
  const failures = useRef(0);
  const wasBusy = useRef(false);
  /** When the last answer came, also a failure or a copy, which are always old. */
  const answeredAt = useRef<number>(undefined);
  useNoticeTyping();

  const hasAnswer = asOf !== undefined || failure !== undefined;
  const isWaiting = isOnline && !isMetered && !isPaused && !busy && hasAnswer;
  const noteAnswer = useEffectEvent(() => {
    if (wasBusy.current && !busy) {
      failures.current = failure || copy ? failures.current + 1 : 0;
      answeredAt.current = Date.now();
    }
    wasBusy.current = busy;
  });
  const run = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return true;
    if (isInUse()) return false;
    refresh();
    return true;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer starts the pause again
  useEffect(() => {
    noteAnswer();
    if (!isWaiting) return;
    const pause = pauseAfter(seconds, failures.current);
    const due = (answeredAt.current ?? asOf ?? Date.now()) + pause;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (delay: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => run() || wait(retryDelay), delay);
    };
    wait(Math.max(0, due - Date.now()));
    // A window that is seen again shows new data, if the last is old.
    const onSeen = (): void => {
      if (Date.now() >= due) wait(0);
    };
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [isWaiting, busy, asOf, seconds]);

  const state = isPaused ? 'paused' : !isOnline ? 'offline' : isMetered ? 'metered' : 'on';
  return { state, setPaused };
};
