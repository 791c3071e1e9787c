/** The calls of one page, each cancellable by the id that the page gave it. */
export interface CancellableCalls {
  isRunning(callId: string): boolean;
  /** Runs a call with a signal that `cancel` aborts. */
  run<V>(callId: string, work: (signal: AbortSignal) => Promise<V>): Promise<V>;
  cancel(callId: string): void;
  cancelAll(): void;
}

export const createCancellableCalls = (): CancellableCalls => {
  const running = new Map<string, AbortController>();
  return {
    isRunning: (callId) => running.has(callId),
    run: async (callId, work) => {
      const controller = new AbortController();
      running.set(callId, controller);
      try {
        return await work(controller.signal);
      } finally {
        running.delete(callId);
      }
    },
    cancel: (callId) => running.get(callId)?.abort(),
    cancelAll: () => {
      for (const controller of running.values()) controller.abort();
    },
  };
};
