/** The sample calendar: events of each type around today, and a few that repeat over several months. */
import type { CalendarEvent } from '@contract/samples/entities/calendar';
import { dayText } from '../../seeds/calendar';
import type { Plain } from '../plain';
import { person } from './people';

type Type = CalendarEvent['extendedProps']['calendar'];

interface Seed {
  readonly title: string;
  readonly calendar: Type;
  /** Days from today. */
  readonly day: number;
  /** `09:30`; omitted for all-day events. */
  readonly from?: string;
  readonly to?: string;
  /** The number of days of an all-day event. */
  readonly days?: number;
  readonly location?: string;
  readonly description?: string;
  readonly url?: string;
  readonly guests?: readonly number[];
}

const seeds: readonly Seed[] = [
  {
    title: 'Season kickoff',
    calendar: 'Business',
    day: -24,
    from: '09:00',
    to: '11:30',
    location: 'Auditorium',
    guests: [1, 2, 3],
  },
  {
    title: 'Budget review',
    calendar: 'Business',
    day: -9,
    from: '13:00',
    to: '14:00',
    location: 'Room 2',
    guests: [4, 5],
  },
  {
    title: 'Sponsor breakfast',
    calendar: 'Business',
    day: -2,
    from: '08:00',
    to: '09:30',
    location: 'Clubhouse',
    guests: [6],
  },
  {
    title: 'Weekly planning',
    calendar: 'Business',
    day: 0,
    from: '09:30',
    to: '10:30',
    location: 'Room 4',
    guests: [1, 2],
    description: 'What must be ready before the weekend, and who does it.',
  },
  { title: 'Call with the caterers', calendar: 'Business', day: 0, from: '15:00', to: '15:45', guests: [8] },
  {
    title: 'Trade fair',
    calendar: 'Business',
    day: 5,
    days: 3,
    location: 'Exhibition hall B',
    url: 'https://example.com/trade-fair',
  },
  {
    title: 'Contract signing',
    calendar: 'Business',
    day: 11,
    from: '11:00',
    to: '12:00',
    location: 'Main office',
    guests: [9, 10],
  },
  { title: 'Quarterly numbers', calendar: 'Business', day: 19, from: '10:00', to: '12:00', location: 'Room 2' },
  { title: 'Bank holiday', calendar: 'Holiday', day: -14, days: 1 },
  {
    title: 'Long weekend',
    calendar: 'Holiday',
    day: 12,
    days: 3,
    description: 'The office is closed; the hotline is not.',
  },
  { title: 'Summer break', calendar: 'Holiday', day: 33, days: 7 },
  { title: 'Dentist', calendar: 'Personal', day: -5, from: '16:30', to: '17:15', location: 'Elm Street 12' },
  { title: 'Gym with Robin', calendar: 'Personal', day: 1, from: '18:00', to: '19:30' },
  { title: 'Car service', calendar: 'Personal', day: 3, from: '08:00', to: '08:30', location: 'Garage on Mill Road' },
  { title: 'Book club', calendar: 'Personal', day: 8, from: '19:00', to: '21:00', guests: [11, 12, 13] },
  { title: 'Piano lesson', calendar: 'Personal', day: 15, from: '17:00', to: '18:00' },
  { title: 'Dinner with the family', calendar: 'Family', day: -1, from: '18:30', to: '21:00' },
  { title: 'School concert', calendar: 'Family', day: 4, from: '17:00', to: '18:30', location: 'School hall' },
  { title: 'Aunt June’s birthday', calendar: 'Family', day: 9, days: 1 },
  { title: 'Trip to the lake', calendar: 'Family', day: 20, days: 2, location: 'Cedar Lake' },
  { title: 'Newsletter goes out', calendar: 'ETC', day: -7, from: '07:00', to: '07:15' },
  {
    title: 'Server upkeep',
    calendar: 'ETC',
    day: 2,
    from: '22:00',
    to: '23:30',
    description: 'Ticket sales are paused for a quarter of an hour.',
  },
  { title: 'Fire drill', calendar: 'ETC', day: 6, from: '11:00', to: '11:20' },
  { title: 'Website relaunch', calendar: 'ETC', day: 14, days: 1, url: 'https://example.com/relaunch' },
];

/** Moments have no time zone: the sample calendar shows them unchanged. */
export const createEvents = (today: number): Plain<CalendarEvent>[] =>
  seeds.map(({ title, calendar, day, from, to, days = 1, location, description, url = '', guests }, index) => ({
    id: index + 1,
    url,
    title,
    start: from === undefined ? dayText(today + day) : `${dayText(today + day)}T${from}:00`,
    // The end of all-day events is the day after the last, as in iCalendar.
    end: to === undefined ? dayText(today + day + days) : `${dayText(today + day)}T${to}:00`,
    allDay: from === undefined,
    extendedProps: {
      calendar,
      ...(location === undefined ? {} : { location }),
      ...(description === undefined ? {} : { description }),
      ...(guests === undefined ? {} : { guests: guests.map((guest) => person(guest).name) }),
    },
  }));
