/** A message that another screen starts: its audience, which the Messages screen takes once. */
import { createResettableStore } from '../kit/stores/resettable-store';

/** The limits of the call. */
export const messageLimits = { title: 120, body: 1_000, people: 10_000 } as const;

/** The event of the message: its name and own time fill the templates. */
export interface MessageEvent {
  readonly id: string;
  readonly name: string;
  readonly startDate?: string | undefined;
  readonly timezone?: string | undefined;
}

export interface MessageStart {
  readonly event?: MessageEvent;
  /** Visitors, by the ids of visitors. Absent: all visitors of the event. */
  readonly recipients?: readonly { readonly id: string; readonly name: string }[];
  /** The gate that the templates name. */
  readonly gate?: string;
  /** A draft of its text. */
  readonly text?: { readonly title: string; readonly body: string };
}

/** The start that the Messages screen has not taken yet. */
export const useMessageStart = createResettableStore<{ readonly start: MessageStart | undefined }>(() => ({
  start: undefined,
}));

/** Call before `navigate('/messages')`. */
export const startMessage = (start: MessageStart): void => useMessageStart.setState({ start });

/** Returns the start, once. */
export const takeMessageStart = (): MessageStart | undefined => {
  const { start } = useMessageStart.getState();
  if (start) useMessageStart.setState({ start: undefined });
  return start;
};
