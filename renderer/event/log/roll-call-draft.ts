/** The draft that names the roll call which takes the scans: every page sees it without loading the log. */
export const rollCallDraft = 'roll-call';
