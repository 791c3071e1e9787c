import type { KnowledgeBaseCard } from '@contract/samples/entities/page';
import { emblem } from '../pictures';

type Written = readonly [title: string, ...paragraphs: string[]];
interface Subject {
  readonly category: string;
  readonly title: string;
  readonly desc: string;
  /** SVG of its picture, see `emblem`. */
  readonly shape: string;
  readonly articles: readonly Written[];
}

const subjects: readonly Subject[] = [
  {
    category: 'sales-automation',
    title: 'Selling by itself',
    desc: 'Series of mails, reminders before the event, and what to say after it.',
    shape: '<path d="M92 60h56v40H92zM92 60l28 22 28-22"/>',
    articles: [
      [
        'Set up a series of mails',
        'A series is a list of mails with the days between them. Begin with three: the announcement, the last week, and the morning of the event.',
        'Each mail can be left out for people who already bought a ticket. Turn that on, and nobody is asked to buy what they have.',
      ],
      [
        'Remind people before the gates open',
        'A reminder the evening before halves the questions at the gate. Put in it the gate, the time and the weather.',
        'Text messages are read faster than mails, but cost money. Keep them for changes that people must know.',
      ],
      [
        'Offer the next event to those who were there',
        'The best moment is the second day after the event: people have slept, and the pictures are up.',
        'Show one event, not five. Whoever wants more finds the calendar.',
      ],
      [
        'Let groups pay separately',
        'One person orders, and everybody gets a link to pay their own share. Seats are held for forty-eight hours.',
        'Seats that are not paid by then go back on sale, and the one who ordered hears of it first.',
      ],
    ],
  },
  {
    category: 'marketing-automation',
    title: 'Being found',
    desc: 'Pages, pictures and words that bring people to your event.',
    shape: '<path d="M90 80l50-24v48zM140 68h12v24h-12"/>',
    articles: [
      [
        'Write an event page that answers questions',
        'Say when, where and how much in the first three lines. Everything else is read by those who already want to come.',
        'Name the nearest station and the parking fee. Both are looked for more often than the program.',
      ],
      [
        'Choose one good picture',
        'A face works better than a car, and a car better than a logo. It should still be clear when it is as wide as a thumb.',
        'Use the same picture on the page, the ticket and the sign at the gate.',
      ],
      [
        'See where visitors come from',
        'Give every poster and every partner a link of its own. The report shows how many people each of them brought.',
        'Look at tickets, not at clicks. The loudest channel is seldom the one that sells.',
      ],
    ],
  },
  {
    category: 'api-questions',
    title: 'For developers',
    desc: 'Keys, limits, and what an answer looks like.',
    shape: '<path d="M104 60L84 80l20 20M136 60l20 20-20 20"/>',
    articles: [
      [
        'Create and keep a key',
        'A key is shown once, when it is created. Keep it where passwords are kept, never in a page that others can read.',
        'Give every program its own key. When one of them is lost, only that program has to be changed.',
      ],
      [
        'How many calls you may make',
        'Sixty calls a minute for each key. After that the answer is 429, and a header says how many seconds to wait.',
        'Lists come in pages of up to a hundred. Asking for larger pages is faster than asking more often.',
      ],
      [
        'What an answer looks like',
        'Every answer is JSON in UTF-8. Money comes as text with two decimals, so that no cent is lost on the way.',
        'Moments are in UTC. The time zone of the event stands beside them.',
      ],
      [
        'Be told instead of asking',
        'A webhook calls your address when a ticket is sold or given back. It is repeated for a day until your server answers with 200.',
        'Check the signature in the header before you trust the content.',
      ],
    ],
  },
  {
    category: 'personalization',
    title: 'Making it yours',
    desc: 'Colors, logo, language and the texts of your tickets.',
    shape: '<path d="M96 104l40-40 10 10-40 40H96zM128 72l10 10"/>',
    articles: [
      [
        'Use your own logo and colors',
        'Upload the logo as SVG, or as PNG at least 600 pixels wide. It appears on pages, tickets and mails.',
        'Two colors are enough: one for buttons, one for the background. We warn you when words would be hard to read.',
      ],
      [
        'Change the words on your tickets',
        'Every ticket has a line for the gate, one for what may be brought, and one for whom to call.',
        'Shorter is better. People read a ticket while walking.',
      ],
      [
        'Add a second language',
        'Choose the language first, then translate what is marked. What is not translated is shown in the first language.',
        'Ask somebody who speaks it to read the page before it goes live.',
      ],
    ],
  },
  {
    category: 'email-marketing',
    title: 'Newsletters',
    desc: 'Who gets them, who opens them, and how to send fewer and better ones.',
    shape: '<path d="M92 104V72M110 104V56M128 104V84M146 104V64"/>',
    articles: [
      [
        'Who gets your newsletter',
        'Only those who asked for it. A ticket alone is no permission, and the box in the order is empty at first.',
        'Whoever leaves the list is gone within the minute, and cannot be added again by us or by you.',
      ],
      [
        'When to send',
        'Tuesday and Thursday mornings are read most, Friday afternoons least. Your own figures are better than ours: look at the report.',
        'Once a month is enough for most clubs. In the weeks before a race, people like to hear more.',
      ],
      [
        'Keep out of the spam folder',
        'Send from an address of your own domain, and set up the two records that we show you under Sending.',
        'A plain subject arrives more often than a loud one.',
      ],
    ],
  },
  {
    category: 'demand-generation',
    title: 'Filling the stands',
    desc: 'Early prices, groups, and the last free seats.',
    shape: '<path d="M86 104c10-40 58-40 68 0M120 60v-8M104 64l-4-8M136 64l4-8"/>',
    articles: [
      [
        'Early prices that do not annoy late buyers',
        'Say from the start when the price rises and by how much. One step is understood, four steps look like a trick.',
        'A fifth less than the full price is enough for most people to decide early.',
      ],
      [
        'Sell the last seats',
        'Two days before the event, show the free seats on the plan instead of a number. People buy what they can see.',
        'Offer single seats to those who come alone. They are what is left over.',
      ],
      [
        'Prices for groups and clubs',
        'From ten tickets on, a group price can be set for each stand. The code works for one order only.',
        'Clubs that order every year can have an account of their own, and pay by invoice.',
      ],
    ],
  },
];

const wordsPerMinute = 60;
let lastId = 0;

export const knowledgeBase: readonly KnowledgeBaseCard[] = subjects.map(
  ({ category, title, desc, shape, articles }, index) => ({
    id: index + 1,
    category,
    title,
    desc,
    img: emblem(shape, index),
    articles: articles.map(([name, ...paragraphs]) => {
      lastId += 1;
      return {
        id: lastId,
        title: name,
        minutes: Math.ceil(paragraphs.join(' ').split(' ').length / wordsPerMinute),
        paragraphs,
      };
    }),
  }),
);
