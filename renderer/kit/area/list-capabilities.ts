/** What a list call can be asked, where that is not the common set. */
export interface ListCapabilities {
  /** The call's own parameters by the field they filter, one value each; in place of `filters`. */
  readonly filterParams?: Readonly<Record<string, string>>;
  /** False where the call takes no order: the whole list is loaded and sorted here. */
  readonly sort?: boolean;
  /** False where the call takes no query at all and returns every row: search, order and pages are made here. */
  readonly query?: boolean;
}
