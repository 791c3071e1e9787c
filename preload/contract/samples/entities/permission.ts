export interface SamplePermission {
  readonly id: number;
  readonly name: string;
  /** Role names. */
  readonly assignedTo: readonly string[];
  readonly createdDate: string;
}
