import type { AccountSettings } from '@contract/samples/entities/page';
import { dateTimeText, dayText, hour } from '../../seeds/calendar';
import { me } from './people';

const monthlyPrice = 49;

const billing = (today: number) => ({
  plan: { name: 'Standard', monthlyPrice, daysUsed: 24, days: 30, renewsAt: dayText(today + 6) },
  cards: [
    { id: 1, kind: 'Visa', name: me.name, lastDigits: '4148', expires: '08/29', primary: true },
    { id: 2, kind: 'Mastercard', name: 'Northline Events', lastDigits: '0063', expires: '02/28', primary: false },
  ],
  address: {
    company: 'Northline Events',
    street: '14 Paddock Lane',
    city: 'Springfield',
    postcode: '62704',
    country: 'United States',
    taxNumber: 'US 48-1290034',
  },
  bills: Array.from({ length: 5 }, (_, index) => ({
    id: 7_031 - index,
    issuedDate: dayText(today - 24 - index * 30),
    plan: index > 2 ? 'Basic' : 'Standard',
    total: index > 2 ? 0 : monthlyPrice,
    status: index === 0 ? 'open' : 'paid',
  })),
});

export const createAccountSettings = (today: number, madeAt: number): AccountSettings => ({
  general: {
    avatar: me.avatar,
    username: me.username,
    fullName: me.name,
    email: me.email,
    company: 'Northline Events',
  },
  info: {
    bio: 'Runs track days and race weekends.',
    dob: '1988-04-17',
    country: 'United States',
    website: 'https://example.com/casey',
    phone: '+1 555 0148',
  },
  social: {
    socialLinks: {
      twitter: 'https://example.com/casey',
      facebook: '',
      linkedIn: 'https://example.com/in/casey',
      instagram: '',
    },
    connections: {
      twitter: { profileImg: me.avatar, id: 'casey.m' },
      google: { profileImg: me.avatar, id: 'casey.morgan' },
      facebook: {},
      github: {},
    },
  },
  notification: {
    commentOnArticle: true,
    answerOnForm: true,
    followsMe: false,
    newAnnouncements: true,
    productUpdates: true,
    blogDigest: false,
  },
  security: {
    twoSteps: false,
    devices: [
      {
        id: 1,
        kind: 'laptop',
        name: 'Laptop in the office',
        place: 'Springfield',
        seenAt: dateTimeText(madeAt),
        current: true,
      },
      {
        id: 2,
        kind: 'phone',
        name: 'Phone',
        place: 'Springfield',
        seenAt: dateTimeText(madeAt - 3 * hour),
        current: false,
      },
      {
        id: 3,
        kind: 'tablet',
        name: 'Tablet at gate B',
        place: 'Cedar Lake',
        seenAt: dateTimeText(madeAt - 140 * hour),
        current: false,
      },
    ],
  },
  billing: billing(today),
  apps: { mail: true, calendar: true, chat: false, files: true, timing: false },
});
