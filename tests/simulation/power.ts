/** What a running app has of its laptop. */

/** `locked`: another process has the person's store open. `slow`: a write takes longer than a sign-in. */
export type DiskState = 'ok' | 'full' | 'locked' | 'slow';

/** What a running app has of its laptop, until it is killed. */
export interface Power {
  isAlive(): boolean;
  /** Settles like `work`, unless the app is killed. */
  alive<T>(work: Promise<T>): Promise<T>;
  after(ms: number): Promise<void>;
  diskState(): DiskState;
  /** Something has changed on the disk; the app may be killed now. */
  wrote(): void;
}
