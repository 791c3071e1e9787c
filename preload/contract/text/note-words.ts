/** What a local note may have. Apart from its schema, so that the page loads no schemas. */
export const noteColors = ['red', 'amber', 'green', 'blue', 'purple'] as const;

/** Characters. */
export const maxNoteLength = 2_000;
