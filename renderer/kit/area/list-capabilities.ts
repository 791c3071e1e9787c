/** What a list call supports, if not everything. */
export interface ListCapabilities {
  /** The call's own parameters by the field they filter, one value each; in place of `filters`. */
  readonly filterParams?: Readonly<Record<string, string>>;
  /** False if the call takes no order: the complete list is then loaded and sorted in the app. */
  readonly sort?: boolean;
  /** False if the call takes no query and returns every row: the app then searches, sorts and pages. */
  readonly query?: boolean;
}
