/** The sample mailbox: mails between colleagues of an event office. Messages are HTML. */
import type { Email } from '@contract/samples/entities/email';
import { dateTimeText, hour } from '../../seeds/calendar';
import type { Plain } from '../plain';
import { me, person } from './people';

interface Seed {
  /** Hours before the data was created. */
  readonly ago: number;
  readonly from: number | 'me';
  readonly to?: readonly number[];
  readonly cc?: readonly number[];
  readonly subject: string;
  /** Paragraphs. */
  readonly text: readonly string[];
  readonly folder?: Email['folder'];
  readonly labels?: Email['labels'];
  readonly unread?: true;
  readonly starred?: true;
  readonly files?: readonly (readonly [name: string, size: string])[];
  readonly replies?: readonly {
    readonly from: number | 'me';
    readonly ago: number;
    readonly text: readonly string[];
  }[];
}

const seeds: readonly Seed[] = [
  {
    ago: 0.4,
    from: 1,
    subject: 'Parking plan for Saturday',
    unread: true,
    starred: true,
    labels: ['company', 'important'],
    text: [
      'Hi Casey,',
      'the plan for the north lot is attached. <b>Gate C stays closed until seven</b>, so please send the trailers to gate A.',
      'Could you pass it on to the marshals today?',
    ],
    files: [
      ['parking-north.pdf', '412 KB'],
      ['gates.png', '96 KB'],
    ],
  },
  {
    ago: 1.2,
    from: 2,
    subject: 'Invoice 5013 is still open',
    unread: true,
    labels: ['important'],
    text: [
      'Hello Casey,',
      'the client says that invoice 5013 never reached them. Should I send it again, or will you call?',
      'The term ended last week.',
    ],
  },
  {
    ago: 2.5,
    from: 3,
    cc: [4, 5],
    subject: 'Minutes of Monday’s meeting',
    labels: ['company'],
    text: [
      'All,',
      'here is what we agreed on:',
      '<ul><li>Tickets go on sale on the 12th.</li><li>Volunteers get their shirts at the briefing.</li><li>The second stage moves behind the grandstand.</li></ul>',
      'Tell me by Wednesday if I got something wrong.',
    ],
    files: [['minutes.docx', '38 KB']],
    replies: [
      {
        from: 'me',
        ago: 2.1,
        text: ['Thanks, that is complete. One addition: the shirts come in five sizes, so we need numbers by Friday.'],
      },
      { from: 4, ago: 1.9, text: ['I collect the sizes and send them tomorrow.'] },
    ],
  },
  {
    ago: 5,
    from: 6,
    subject: 'Photos from the spring meeting',
    unread: true,
    labels: ['personal'],
    text: [
      'Casey, you are in three of them!',
      'I put the best ones into one archive. Use whatever you like for the newsletter.',
    ],
    files: [['spring-meeting.zip', '24.1 MB']],
  },
  {
    ago: 8,
    from: 7,
    subject: 'Your order has been shipped',
    labels: ['private'],
    text: [
      'Good news: two parcels are on their way and should be with you on Thursday.',
      'You do not need to be at home; the driver leaves them in the garage.',
    ],
  },
  {
    ago: 21,
    from: 8,
    subject: 'Menu for the hospitality tent',
    starred: true,
    labels: ['company'],
    text: [
      'Hi Casey,',
      'three proposals as promised. The second one is the lightest and also the least expensive.',
      'We need your choice and a headcount <i>five days</i> before the event.',
    ],
    files: [['menus.pdf', '1.2 MB']],
  },
  {
    ago: 26,
    from: 9,
    subject: 'Could you cover for me on Friday?',
    unread: true,
    labels: ['personal'],
    text: [
      'Hey,',
      'my daughter’s school has a concert on Friday at two. Could you take the volunteers’ briefing? I owe you one.',
    ],
  },
  {
    ago: 30,
    from: 10,
    subject: 'New radio channels from next week',
    labels: ['company'],
    text: [
      'Everyone,',
      'race control moves to channel 4, medical stays on 2, logistics takes over 7. New cards for the lanyards are in your pigeonholes.',
    ],
  },
  {
    ago: 47,
    from: 11,
    subject: 'Re: Quote for the sound system',
    labels: ['important'],
    text: [
      'Hello Casey,',
      'we can meet your price if the rental covers both weekends. The offer stands until the end of the month.',
    ],
    replies: [{ from: 'me', ago: 46, text: ['Both weekends it is. Please send the papers.'] }],
  },
  {
    ago: 52,
    from: 12,
    subject: 'Weather for the weekend',
    text: [
      'Forecast as of this morning: dry on Saturday, showers from three o’clock on Sunday. Wind from the west, nothing to worry about.',
      'I will write again on Thursday.',
    ],
  },
  {
    ago: 71,
    from: 13,
    subject: 'Volunteer list, third version',
    labels: ['company'],
    text: ['Two people fewer than last week, so the south stand needs a change. See the yellow rows.'],
    files: [['volunteers-v3.xlsx', '81 KB']],
  },
  {
    ago: 76,
    from: 14,
    subject: 'Lunch on Thursday?',
    labels: ['personal'],
    text: ['The place at the harbor has reopened. Half past twelve?'],
    replies: [{ from: 'me', ago: 75, text: ['With pleasure. See you there.'] }],
  },
  {
    ago: 98,
    from: 15,
    subject: 'Insurance certificate attached',
    labels: ['important', 'company'],
    text: ['Please find the certificate for this year attached. The original is in the mail.'],
    files: [['certificate.pdf', '220 KB']],
  },
  {
    ago: 120,
    from: 16,
    subject: 'Survey: how was the ticket shop for you?',
    text: ['Four questions, two minutes. Your answers decide what we build next.'],
  },
  {
    ago: 145,
    from: 17,
    subject: 'Team photo: Tuesday, nine o’clock',
    labels: ['company'],
    text: ['In front of the timing tower, rain or shine. Please wear the blue jacket.'],
  },
  {
    ago: 171,
    from: 18,
    subject: 'Keys of the storage container',
    text: ['Found on the counter of the ticket office. They are in my drawer, second floor.'],
  },
  {
    ago: 204,
    from: 19,
    subject: 'Ideas for the family area',
    starred: true,
    labels: ['company'],
    text: [
      'A pedal kart course, a quiet corner with shade, and water for free. Sketch attached; all of it fits behind gate B.',
    ],
    files: [['family-area.png', '1.8 MB']],
  },
  {
    ago: 240,
    from: 20,
    subject: 'Your library books are due',
    labels: ['private'],
    text: [
      'Three items are due on the 20th. You can keep them for two more weeks by answering this mail with the word <b>renew</b>.',
    ],
  },
  {
    ago: 1.8,
    from: 'me',
    to: [2],
    subject: 'Re: Invoice 5013 is still open',
    folder: 'sent',
    labels: ['important'],
    text: ['I will call them this afternoon. Please send it again anyway, with the payment details on the first page.'],
  },
  {
    ago: 20,
    from: 'me',
    to: [8],
    subject: 'Re: Menu for the hospitality tent',
    folder: 'sent',
    labels: ['company'],
    text: ['The second one, please, for 140 guests. Twelve of them vegan.'],
  },
  {
    ago: 54,
    from: 'me',
    to: [21, 22, 23],
    subject: 'Schedule for the test day',
    folder: 'sent',
    labels: ['company'],
    text: ['All three,', 'doors at seven, first car out at nine, lunch at noon. The detailed plan is attached.'],
    files: [['test-day.pdf', '164 KB']],
  },
  {
    ago: 110,
    from: 'me',
    to: [24],
    subject: 'Thank you',
    folder: 'sent',
    labels: ['personal'],
    text: ['For the help with the tents last weekend. That was far more than we had asked for.'],
  },
  {
    ago: 190,
    from: 'me',
    to: [15],
    subject: 'Insurance certificate',
    folder: 'sent',
    text: ['Could you send us the certificate for this year? The county asks for it.'],
  },
  {
    ago: 3,
    from: 'me',
    to: [25],
    subject: 'Proposal for the sponsor wall',
    folder: 'draft',
    labels: ['company'],
    text: ['Dear partners,', 'following our talk, here is what we suggest for the wall behind the podium:'],
  },
  {
    ago: 33,
    from: 'me',
    to: [26],
    subject: 'Holiday plans',
    folder: 'draft',
    labels: ['personal'],
    text: ['We thought of the second week of August. Would that work for you?'],
  },
  {
    ago: 80,
    from: 'me',
    to: [],
    subject: 'Checklist for new marshals',
    folder: 'draft',
    text: ['1. Licence<br>2. Flags<br>3. Gloves<br>4. Water'],
  },
  {
    ago: 6,
    from: 27,
    subject: 'You have won a cruise',
    folder: 'spam',
    unread: true,
    text: ['Congratulations! Reply with your address, and a cabin is yours.'],
  },
  {
    ago: 40,
    from: 28,
    subject: 'Cheap printer ink, today only',
    folder: 'spam',
    unread: true,
    text: ['Ninety percent off everything we have. No questions asked.'],
  },
  {
    ago: 130,
    from: 29,
    subject: 'Your mailbox is almost full',
    folder: 'spam',
    text: ['Open the attachment to get more room.'],
  },
  {
    ago: 160,
    from: 30,
    subject: 'Old seating plan',
    folder: 'trash',
    labels: ['company'],
    text: ['This one is no longer valid; the new one comes on Monday.'],
    files: [['seats-old.pdf', '300 KB']],
  },
  {
    ago: 260,
    from: 31,
    subject: 'Office plants',
    folder: 'trash',
    text: ['Who waters them while the office is closed?'],
  },
  {
    ago: 300,
    from: 32,
    subject: 'Newsletter: winter issue',
    folder: 'trash',
    text: ['All there is to know about the months without racing.'],
  },
];

const correspondent = (personId: number | 'me') => {
  const { name, email, avatar } = personId === 'me' ? me : person(personId);
  return { name, email, avatar };
};
const html = (text: readonly string[]): string =>
  text.map((part) => (part.startsWith('<ul') ? part : `<p>${part}</p>`)).join('');
const attachment = ([fileName, size]: readonly [string, string]) => ({
  fileName,
  url: `data:text/plain,${encodeURIComponent(`${fileName} is sample data.`)}`,
  size,
});

/** Newest first within each folder. `madeAt` in milliseconds since 1970. */
export const createEmails = (madeAt: number): Plain<Email>[] => {
  const time = (ago: number): string => dateTimeText(madeAt - Math.round(ago * hour));
  const mail = (seed: Seed, id: number): Plain<Email> => ({
    id,
    from: correspondent(seed.from),
    to: seed.from === 'me' ? (seed.to ?? []).map(correspondent) : [correspondent('me')],
    subject: seed.subject,
    cc: (seed.cc ?? []).map((personId) => person(personId).email),
    bcc: [],
    message: html(seed.text),
    attachments: (seed.files ?? []).map(attachment),
    isStarred: seed.starred ?? false,
    labels: seed.labels ?? [],
    time: time(seed.ago),
    replies: (seed.replies ?? []).map((reply, index) =>
      mail({ ...reply, subject: `Re: ${seed.subject.replace(/^Re: /, '')}` }, id * 100 + index),
    ),
    folder: seed.folder ?? 'inbox',
    isRead: !seed.unread,
  });
  return seeds.map((seed, index) => mail(seed, index + 1));
};
