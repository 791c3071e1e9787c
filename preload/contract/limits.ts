/** Limits that screens show and that main and the demo enforce. Sizes are in bytes. */
export const limits = {
  /** How long a saved change can be undone. */
  undoMs: 60_000,
  export: {
    /** The number of exports that can wait, because each keeps its rows in memory. */
    waiting: 5,
    /** Named profiles of a list, the letters of a name, and the columns that a profile keeps. */
    profiles: 20,
    profileName: 60,
    keptColumns: 300,
    /** Exports of a person that are remembered. */
    recent: 50,
    /** Rows of an Excel file, without its header. */
    excelRows: 1_048_575,
    /** Rows of an export that are compared with the next one, and runs and rows of a person that are kept for it. */
    changes: { rows: 1_000_000, runs: 20, keptRows: 1_500_000, atOnce: 10_000 },
  },
  upload: {
    bytes: 50_000_000,
    /** Files chosen at once. */
    files: 20,
    /** Files sent at the same time; the others wait. */
    parallel: 3,
    /** Files waiting or being sent, in total. */
    active: 100,
    /** Pixels of a picture's longer side: a larger one could fill a server's memory when it is decoded. */
    side: 12_000,
  },
  /** A file to compare with: its bytes, those of its parts unpacked, its rows and its columns. */
  table: { bytes: 50_000_000, unpacked: 300_000_000, rows: 200_000, columns: 300 },
  /** Pictures, documents and videos of the server. */
  media: { image: 25_000_000, document: 50_000_000, video: 500_000_000 },
  /** The native menu's areas, the letters of an area's name, and those of a key combination. */
  commands: { areas: 60, title: 80, keys: 40 },
  /** Entries that are added to the log of an event in one step. */
  logEntries: 1_000,
  /** Recent events of a user, and users whose events are kept. */
  events: { recent: 6, users: 50 },
  /** Saved views of a list, characters of a name, and characters of all views of a person as JSON. */
  views: { perList: 50, name: 60, size: 100_000 },
  /** Records that a user opened last, and the letters of a title. */
  recentRecords: { each: 20, title: 200 },
  /** Pages, commands and settings of which each user's use is known. */
  uses: 150,
  /** Milliseconds between two keys of a scanner: most need less than 30, a person more than 80. */
  scannerGap: { min: 10, max: 200, initial: 50 },
  /** Characters that a scanner may put in front of each code. */
  scannerPrefix: 20,
  /** The most minutes until the app locks: a day. */
  lockMinutes: 1_440,
  /** Minutes between two classes of one racer, below which both runs are flagged. */
  turnaroundMinutes: { max: 240, initial: 30 },
  /** The list of versions and the notes that are shown of it, in letters; and an update's file. */
  updates: { list: 1_000_000, notes: 20_000, file: 1_000_000_000 },
  /** Bookings of the demo. */
  demoRows: 1_000_000,
} as const;

export type UploadLimits = { readonly [K in keyof typeof limits.upload]: number };
