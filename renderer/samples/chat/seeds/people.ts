/** The contacts of the sample chat: some of the sample users, with their roles at an event. */
import type { Contact, Me } from '../conversation/talk';

const contact = (name: string, phone: string, rest: Omit<Contact, 'id' | 'name' | 'email' | 'phone'>): Contact => {
  const words = name.toLowerCase().replace(/[^a-z ]/g, '');
  return {
    id: words.replaceAll(' ', '-'),
    name,
    email: `${words.replaceAll(' ', '.')}@example.com`,
    phone: `+1 555 01${phone}`,
    ...rest,
  };
};

export const people: readonly Contact[] = [
  contact('Sara Dare', '03', {
    role: 'Chief marshal',
    about: 'On the radio from six. For anything on track call, do not write.',
    presence: 'available',
    office: 'Race control, Cedar Lake',
    answers: [
      'Got it. I will pass it on to the posts.',
      'Fine with me. Post 7 is the only one I still worry about.',
      'Give me ten minutes, I am at the pit exit.',
    ],
  }),
  contact('Demetrius Hansen', '17', {
    role: 'Head of inspection',
    about: 'Scrutineering opens two hours before the first session.',
    presence: 'busy',
    office: 'Bay 3, Cedar Lake',
    answers: [
      'Noted. The bay is full until eleven.',
      'I will look at it right after the juniors.',
      'Yes, bring the papers.',
    ],
  }),
  contact('Mckenzie Bernhard', '01', {
    role: 'Ticketing',
    about: 'Seats, passes and everything that is printed on paper.',
    presence: 'available',
    office: 'Events office, second floor',
    answers: [
      'Thank you. I will answer the families today.',
      'Let me check the seat plan and come back to you.',
      'Done. They get new tickets by email.',
    ],
  }),
  contact('Peter Metz', '10', {
    role: 'Paddock logistics',
    about: 'Trucks, power, water, fences.',
    presence: 'away',
    office: 'Paddock office, gate B',
    answers: ['Back at my desk in twenty minutes, then I will see to it.', 'The driver knows. Gate D it is.'],
  }),
  contact('Beatrice Daugherty', '16', {
    role: 'Media and broadcast',
    about: 'Accreditation closes on Wednesdays at noon.',
    presence: 'available',
    office: 'Media center',
    answers: [
      'Lovely, I will tell the crews.',
      'Camera four needs another hour, then we are set.',
      'I will send the list tonight.',
    ],
  }),
  contact('Raymond Dietrich', '02', {
    role: 'Track owner, Silver Creek',
    about: 'Please write in the mornings.',
    presence: 'do-not-disturb',
    office: 'Silver Creek Raceway',
    answers: ['I am in a meeting until noon. I will call you after it.'],
  }),
  contact('Velda Conroy', '11', {
    role: 'Volunteers',
    about: 'Two hundred helpers, one list.',
    presence: 'available',
    office: 'Welcome tent',
    answers: ['Perfect, I have two people free at that time.', 'Consider it done.'],
  }),
  contact('Cade Schimmel', '14', {
    role: 'Medical service',
    about: 'In an emergency: channel 1, never the chat.',
    presence: 'offline',
    office: 'Medical center',
    answers: [],
  }),
  contact('Reagan Miller', '08', {
    role: 'Timekeeping',
    about: 'Transponders are handed out in the tower.',
    presence: 'busy',
    office: 'Timing tower',
    answers: ['The loop at sector two is back. All times are right again.', 'I will print it for the board.'],
  }),
  contact('Maribel Cremin', '18', {
    role: 'Catering',
    about: 'Meals for crews from five to nine.',
    presence: 'offline',
    office: 'Hospitality tent',
    answers: [],
  }),
];

export const startMe: Me = {
  name: 'Casey Morgan',
  role: 'Event manager',
  presence: 'available',
  about: 'At the track from Thursday to Sunday.',
  enterSends: true,
  previews: true,
  answers: true,
};
