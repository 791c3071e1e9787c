/** What an administrator has set beside the settings that the policy fixes. */
export interface PolicyView {
  /** Hosts whose pictures are shown without asking. */
  readonly mediaHosts: readonly string[];
  /** Where updates come from. */
  readonly updateAddress?: string;
}
