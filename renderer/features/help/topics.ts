/** What the help explains, and the page where it is done. The texts are `topics.<id>` of `help.json`. */
export interface Topic {
  readonly id: string;
  readonly path: string;
  /** The text key of the page's name. */
  readonly screen: string;
}

export const topics: readonly Topic[] = [
  { id: 'desk', path: '/desk', screen: 'desk:title' },
  { id: 'gate', path: '/desk?tab=gate', screen: 'desk:tabs.gate' },
  { id: 'gateMode', path: '/gate', screen: 'desk:mode.title' },
  { id: 'board', path: '/desk?tab=racers', screen: 'inspections:racersTab' },
  { id: 'rollCalls', path: '/desk?tab=rollCalls', screen: 'desk:tabs.rollCalls' },
  { id: 'rain', path: '/desk?tab=rainOut', screen: 'desk:tabs.rainOut' },
  { id: 'exports', path: '/bookings', screen: 'bookings:title' },
  { id: 'offline', path: '/outbox', screen: 'outbox:title' },
  { id: 'handOver', path: '/settings#handOver.title', screen: 'settings:handOver.title' },
  { id: 'undo', path: '/outbox', screen: 'outbox:title' },
];

/** The words that the help explains: `terms.<id>` of `help.json`. */
export const terms = [
  'admin',
  'subAdmin',
  'role',
  'visitor',
  'racer',
  'spectator',
  'track',
  'trackContact',
  'event',
  'currentEvent',
  'desk',
  'schedule',
  'runGroup',
  'class',
  'booking',
  'ticket',
  'checkIn',
  'answer',
  'admit',
  'transaction',
  'buyback',
  'rainOut',
  'rainCheck',
  'rollCall',
  'entryList',
  'handOut',
  'eventReport',
  'incident',
  'journal',
  'paper',
  'dayFiles',
  'settlement',
  'wishlist',
  'inspection',
  'part',
  'techCard',
  'inspector',
  'ready',
  'waiver',
  'w9',
  'pushMessage',
  'media',
  'copy',
  'outbox',
  'conflict',
  'localNote',
  'handOver',
] as const;
