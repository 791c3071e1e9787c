/** The vocabularies of the gateway: a code and its text, as customizing tables have them. Texts are what its users read. */

export type Coded = readonly [code: string, text: string];

export const words: Readonly<Record<string, Readonly<Record<string, Coded>>>> = {
  'admin.status': { active: ['A', 'Active'], inactive: ['L', 'Locked'], invited: ['I', 'Invited'] },
  'visitor.userType': { racer: ['R', 'Racer'], spectator: ['S', 'Spectator'] },
  'visitor.status': { active: ['1', 'Active'], blocked: ['2', 'Blocked'], deleted: ['3', 'Marked for deletion'] },
  'visitor.gender': {
    female: ['2', 'Female'],
    male: ['1', 'Male'],
    other: ['3', 'Other'],
    not_said: ['0', 'Not specified'],
  },
  'visitor.deviceType': { ios: ['IOS', 'iOS'], android: ['AND', 'Android'], web: ['WEB', 'Web'] },
  'track.type': { drag_strip: ['01', 'Drag strip'], road_course: ['02', 'Road course'], drift: ['05', 'Drift'] },
  'track.status': { active: ['A', 'Active'], pending: ['P', 'Pending'] },
  'inspector.role': { lead: ['10', 'Lead'], inspector: ['20', 'Inspector'], trainee: ['30', 'Trainee'] },
  'inspector.status': {
    available: ['A', 'Available'],
    on_duty: ['D', 'On duty'],
    off: ['O', 'Off duty'],
    suspended: ['S', 'Suspended'],
  },
  'event.eventType': {
    drag: ['DR', 'Drag racing'],
    circuit: ['CI', 'Circuit'],
    drift: ['DF', 'Drift'],
    test_and_tune: ['TT', 'Test and tune'],
  },
  'event.status': {
    published: ['E0003', 'Released for sale'],
    live: ['E0004', 'In progress'],
    completed: ['E0006', 'Completed'],
    postponed: ['E0008', 'Postponed'],
  },
  'eventCategory.type': { racer: ['R', 'Racer'], spectator: ['S', 'Spectator'] },
  'eventSchedule.type': {
    gate: ['GT', 'Gate'],
    tech: ['TI', 'Technical inspection'],
    meeting: ['MT', 'Meeting'],
    qualifying: ['QU', 'Qualifying'],
    race: ['RC', 'Race'],
    ceremony: ['CE', 'Ceremony'],
  },
  'eventSchedule.status': { on_time: ['1', 'On time'], delayed: ['2', 'Delayed'], cancelled: ['9', 'Cancelled'] },
  'booking.userType': { racer: ['R', 'Racer'], spectator: ['S', 'Spectator'] },
  'wish.userType': { racer: ['R', 'Racer'], spectator: ['S', 'Spectator'] },
  'wish.source': { app: ['APP', 'App'], web: ['WEB', 'Web'] },
  'booking.bookingStatus': {
    pending: ['10', 'Open'],
    confirmed: ['20', 'Confirmed'],
    refunded: ['80', 'Refunded'],
    partially_refunded: ['85', 'Partially refunded'],
    cancelled: ['90', 'Cancelled'],
    expired: ['95', 'Expired'],
  },
  'booking.paymentStatus': {
    unpaid: ['A', 'Not paid'],
    paid: ['C', 'Paid in full'],
    failed: ['F', 'Payment failed'],
    refunded: ['R', 'Refunded'],
    partially_refunded: ['S', 'Partially refunded'],
  },
  'booking.paymentMethod': {
    card: ['CC', 'Credit card'],
    apple_pay: ['AP', 'Apple Pay'],
    cash: ['CA', 'Cash'],
    comp: ['FC', 'Complimentary'],
  },
  'booking.channel': { app: ['10', 'Mobile app'], web: ['20', 'Web'], gate: ['30', 'Gate'] },
  'ticket.ticketType': {
    racer: ['ZRAC', 'Racer'],
    spectator: ['ZSPE', 'Spectator'],
    crew: ['ZCRW', 'Crew'],
    parking: ['ZPRK', 'Parking'],
  },
  'ticket.status': {
    valid: ['01', 'Valid'],
    used: ['02', 'Used'],
    cancelled: ['03', 'Cancelled'],
    transferred: ['04', 'Transferred'],
    refunded: ['05', 'Refunded'],
    blocked: ['06', 'Blocked'],
  },
  'buyback.buybackType': { race_reentry: ['RE', 'Race re-entry'], ticket_return: ['TR', 'Ticket return'] },
  'buyback.status': {
    requested: ['1', 'Requested'],
    approved: ['2', 'Approved'],
    paid: ['3', 'Paid'],
    declined: ['9', 'Rejected'],
  },
  'transaction.type': {
    payment: ['DZ', 'Customer payment'],
    refund: ['DR', 'Refund'],
    dispute: ['DD', 'Chargeback'],
    buyback: ['DB', 'Re-entry payment'],
    payout: ['KZ', 'Payout to venue'],
    fee: ['SA', 'Bank fee'],
  },
  'transaction.status': { pending: ['O', 'Open'], succeeded: ['C', 'Cleared'], failed: ['X', 'Failed'] },
  'driverInfo.experience': {
    novice: ['1', 'Novice'],
    intermediate: ['2', 'Intermediate'],
    advanced: ['3', 'Advanced'],
  },
  'terms.signingStatus': {
    not_sent: ['0', 'Not sent'],
    sent: ['1', 'Sent'],
    signed: ['3', 'Signed'],
    declined: ['4', 'Declined'],
  },
  'inspectionInfo.inspectionType': { event: ['EV', 'Event inspection'], annual: ['AN', 'Annual inspection'] },
  'inspectionInfo.status': {
    pending: ['0', 'Pending'],
    in_progress: ['1', 'In progress'],
    passed: ['2', 'Accepted'],
    failed: ['3', 'Rejected'],
    reinspect: ['4', 'Reinspection required'],
  },
  'inspectionMedia.category': { front: ['F', 'Front'], engine: ['E', 'Engine'], helmet: ['H', 'Helmet'] },
  'w9.status': { not_requested: ['0', 'Not requested'], sent: ['1', 'Sent'], completed: ['3', 'Completed'] },
  'w9.taxClassification': { llc: ['L', 'LLC'], s_corp: ['S', 'S corporation'], individual: ['I', 'Individual'] },
  'w9.tinType': { ein: ['E', 'EIN'], ssn: ['S', 'SSN'] },
};

/** `{ <name>Code, <name>Text }` of a word. */
export const coded = (of: string, value: string, name: string): Readonly<Record<string, string>> => {
  const found = words[of]?.[value];
  if (!found) throw new Error(`the gateway has no word for ${value} of ${of}`);
  return { [`${name}Code`]: found[0], [`${name}Text`]: found[1] };
};
