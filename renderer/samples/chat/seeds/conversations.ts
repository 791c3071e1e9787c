/**
 * The sample conversations. The sample API of the specification has no calls for them, and the contract's table holds just
 * that API: so they are kept here in the page, from the first look at them until the app is closed or the demo reset.
 */
import type { ChatMessage, Conversation } from '../conversation/talk';
import { pictures } from './pictures';

/** Sender, minutes before now, text and picture. */
type Line = readonly [from: string, ago: number, text: string, picture?: keyof typeof pictures];

interface Seed {
  readonly id: string;
  readonly name?: string;
  readonly people?: readonly string[];
  readonly unread?: number;
  readonly muted?: true;
  readonly lines: readonly Line[];
}

const hour = 60;
const day = 24 * hour;
const [sara, demetrius, mckenzie, peter, beatrice, raymond, velda, reagan] = [
  'sara-dare',
  'demetrius-hansen',
  'mckenzie-bernhard',
  'peter-metz',
  'beatrice-daugherty',
  'raymond-dietrich',
  'velda-conroy',
  'reagan-miller',
] as const;

const seeds: readonly Seed[] = [
  {
    id: sara,
    unread: 2,
    lines: [
      ['me', 2 * day + 190, 'How many marshals are confirmed for Saturday?'],
      [sara, 2 * day + 184, '46 of 48.'],
      [sara, 2 * day + 183, 'Post 7 is open, and one place at the pit exit.'],
      ['me', 2 * day + 175, 'I will ask the club in Cedar Lake.'],
      [
        sara,
        day + 260,
        'The tire wall at post 7 has moved half a meter since spring. Can somebody look at it before Friday?',
        'barrier',
      ],
      ['me', day + 251, 'Peter has a crew there tomorrow morning. I will have them set it straight.'],
      [sara, day + 248, 'Thank you. Then I can sign it off.'],
      ['me', 96, 'The club sends two people. Names follow.'],
      [sara, 9, 'Wonderful, that closes post 7.'],
      [sara, 8, 'Could they be here at 06:30 for the briefing? Radios are handed out right after it.'],
    ],
  },
  {
    id: 'race-office',
    name: 'Race office',
    people: [sara, demetrius, reagan, beatrice],
    unread: 3,
    lines: [
      [reagan, day + 320, 'Practice times are on the board. The loop at sector two was down for four minutes.'],
      [demetrius, day + 312, 'No protest so far.'],
      ['me', day + 300, 'Good. I will put a note into the report.'],
      [demetrius, 3 * hour + 10, 'The board in the bay is up to date, with the new order of the juniors.', 'board'],
      [beatrice, 3 * hour + 2, 'Can we film the bay at nine?'],
      [demetrius, 2 * hour + 55, 'Yes, but stay behind the line.'],
      ['me', 2 * hour + 40, 'Qualifying moves to 09:40. The timetable goes out within the hour.'],
      [reagan, 44, 'I have 09:40 in the timing now.'],
      [reagan, 43, 'Transponders can be fetched from eight.'],
      [sara, 31, 'Posts are told. Green flag lap at 09:32.'],
    ],
  },
  {
    id: mckenzie,
    unread: 1,
    lines: [
      [
        mckenzie,
        day + 420,
        'Fourteen families asked for seats together. Row K of the south stand is still free.',
        'stand',
      ],
      ['me', day + 402, 'Then give them row K. Please do not charge for the change.'],
      [mckenzie, day + 399, 'All right.'],
      ['me', 5 * hour, 'When do sales for the autumn meeting open?'],
      [mckenzie, 52, 'On Tuesday at ten, if finance approves the prices by Monday. Could you remind them?'],
    ],
  },
  {
    id: peter,
    lines: [
      [peter, day + 85, 'The plan for the north lot. Gate C stays closed until seven.', 'map'],
      ['me', day + 80, 'Clear. Where do the tire trucks go?'],
      [peter, day + 78, 'Gate B until seven, gate D after that.'],
      ['me', 2 * hour + 5, 'A second tire truck comes on Friday. Is there power for it at gate D?'],
    ],
  },
  {
    id: beatrice,
    lines: [
      [beatrice, day + 700, 'Rain over turn 1 in the last session. The crew got this.', 'sky'],
      ['me', day + 690, 'Impressive. May we use it for the report?'],
      [beatrice, day + 684, 'Of course.'],
      ['me', day + 150, 'Camera four may stay where it is. The track agrees.'],
      [beatrice, day + 141, 'Great, thank you.'],
    ],
  },
  {
    id: 'paddock-crew',
    name: 'Paddock crew',
    people: [peter, velda, demetrius],
    muted: true,
    lines: [
      [velda, 2 * day + 60, 'Six helpers for the fences on Thursday.'],
      [peter, 2 * day + 52, 'Send them to gate B at seven, please.'],
      ['me', 2 * day + 47, 'Lunch for six is ordered.'],
      [peter, day + 500, 'Fences are up. Two panels are left over if anybody needs them.'],
    ],
  },
  {
    id: raymond,
    lines: [
      ['me', 4 * day + 130, 'The lease of the north car park is signed and on its way to you.'],
      [raymond, 4 * day + 20, 'Received. You can have the keys on Wednesday.'],
    ],
  },
  {
    id: velda,
    lines: [
      [velda, 6 * day + 90, 'Shirts for the volunteers have arrived. Sizes are right this time.'],
      ['me', 6 * day + 60, 'That is good news. Thank you for counting them.'],
    ],
  },
];

/** The user's last messages of today stay unread until somebody answers. */
const isRead = (lines: readonly Line[], index: number): boolean =>
  lines.slice(index).some(([from]) => from !== 'me') || (lines[index]?.[1] ?? 0) > day;

const messageOf = (talk: string, lines: readonly Line[], index: number, now: number): readonly ChatMessage[] => {
  const line = lines[index];
  if (!line) return [];
  const [from, ago, text, picture] = line;
  return [
    {
      id: `${talk}-${index + 1}`,
      from,
      at: now - ago * 60_000,
      text,
      read: isRead(lines, index),
      ...(picture ? { picture: pictures[picture] } : {}),
    },
  ];
};

/** The initial conversations, their times relative to now. */
export const createConversations = (now: number): readonly Conversation[] =>
  seeds.map(({ id, name, people, unread = 0, muted = false, lines }) => ({
    id,
    ...(name ? { name } : {}),
    people: people ?? [id],
    messages: lines.flatMap((_, index) => messageOf(id, lines, index, now)),
    unread,
    muted,
  }));
