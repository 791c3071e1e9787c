import type { FaqCategory, FaqQuestion } from '@contract/samples/entities/page';

/** `icon` is the name of an icon of the screen. */
export const categories: readonly (FaqCategory & { readonly id: number })[] = [
  { id: 1, title: 'Payment', icon: 'card', subtitle: 'Which cards we take, and when we charge them' },
  {
    id: 2,
    title: 'Delivery',
    icon: 'box',
    subtitle: 'Tickets by mail, wristbands, and what happens when they are late',
  },
  { id: 3, title: 'Cancellation and return', icon: 'return', subtitle: 'Giving tickets back, and getting your money' },
  { id: 4, title: 'My orders', icon: 'bag', subtitle: 'Finding, changing and sharing what you bought' },
  { id: 5, title: 'Product and services', icon: 'settings', subtitle: 'What belongs to a plan, and how to change it' },
];

const entries: readonly (readonly [category: string, question: string, answer: string])[] = [
  [
    'Payment',
    'When is my card charged?',
    'At the moment you place the order. Nothing is held back before, and nothing follows after.',
  ],
  ['Payment', 'Can I pay by invoice?', 'Companies can, from ten tickets on. The term is thirty days.'],
  [
    'Payment',
    'Why was my payment declined?',
    'Usually because the bank wants you to confirm it in its own app. Try again there first; if that does not help, use another card.',
  ],
  ['Payment', 'Do you store my card?', 'Only if you ask us to. You can remove it at any time under billing.'],
  [
    'Delivery',
    'How do I get my tickets?',
    'By mail as a file, within a minute. Wristbands are sent on paper two weeks before the event.',
  ],
  [
    'Delivery',
    'My ticket has not come. What now?',
    'Look into your spam folder, then open the order and choose “Send again”. The old ticket stops working at that moment.',
  ],
  ['Delivery', 'Can a friend pick up my wristband?', 'Yes, with the order number and a picture of your ID.'],
  [
    'Cancellation and return',
    'Until when can I give a ticket back?',
    'Until seven days before the event. After that you can still pass it on to somebody else.',
  ],
  [
    'Cancellation and return',
    'How long does a refund take?',
    'We send it on the same day; your bank needs three to five more.',
  ],
  [
    'Cancellation and return',
    'The event was called off. Do I have to do anything?',
    'No. You get the full amount back without asking.',
  ],
  [
    'My orders',
    'Where do I find an old order?',
    'Under “My orders”, for five years. The search takes the event, the year and the order number.',
  ],
  ['My orders', 'Can I change the name on a ticket?', 'Once per ticket, up to the evening before.'],
  [
    'My orders',
    'Can I order for a group?',
    'Up to fifty tickets in one order. Beyond that, write to us: groups pay less.',
  ],
  [
    'Product and services',
    'What is in the standard plan?',
    'All sales channels, ten people, and answers within a day.',
  ],
  ['Product and services', 'Can I change my plan in the middle of a month?', 'Yes. We count by the day.'],
  [
    'Product and services',
    'Do you offer training?',
    'Two hours online with every enterprise plan, and a recorded course for everybody.',
  ],
];

export const questions: readonly FaqQuestion[] = entries.map(([category, question, ans], index) => ({
  id: index + 1,
  category,
  question,
  ans,
}));
