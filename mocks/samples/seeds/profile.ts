import type { AccountSettings, SampleProfile } from '@contract/samples/entities/page';
import { dayText, momentText } from '../../seeds/calendar';
import { scene } from '../pictures';
import { me, person } from './people';

const hour = 3_600_000;

const posts = [
  [
    'First dry track day of the year. Forty-two cars, no incident, and the coffee machine has been mended.',
    3,
    57,
    4,
    2,
  ],
  ['Looking for two people who like fresh air and flags. Training is on us, lunch as well.', 27, 31, 12, 0],
  ['The new timing screens are up. Ten points for whoever finds the spelling mistake.', 75, 112, 26, 5],
] as const;

export const makeProfile = (today: number, madeAt: number): SampleProfile => ({
  header: { username: me.name, designation: 'Event manager', avatar: me.avatar, coverImg: scene(7) },
  userAbout: {
    about: 'Runs track days and race weekends, and answers every mail but the ones about parking.',
    joined: dayText(today - 1_460),
    lives: 'Springfield, United States',
    email: me.email,
    website: 'https://example.com/casey',
  },
  suggestedPages: [
    { title: 'Timing people', subtitle: 'Technology', avatar: scene(11) },
    { title: 'Flag and whistle', subtitle: 'Community', avatar: scene(12) },
    { title: 'Weekend weather', subtitle: 'Service', avatar: scene(13) },
    { title: 'Old tracks', subtitle: 'History', avatar: scene(14) },
  ],
  twitterFeeds: [61, 62, 63].map((who, index) => ({
    id: index + 1,
    title: person(who).name,
    handle: `@${person(who).username}`,
    imgUrl: person(who).avatar,
    desc: [
      'Track walk done. The new curb at turn three is higher than it looks.',
      'If you borrowed a torque wrench on Sunday: it misses its friends.',
      'Practice starts at nine. The gates open at seven. You are welcome at eight.',
    ][index],
    tags: ['#trackday', '#paddock', '#morning'][index],
    postedAt: momentText(madeAt - (index + 2) * 5 * hour),
  })),
  posts: posts.map(([text, hoursAgo, likes, comments, shares], index) => ({
    id: index + 1,
    avatar: me.avatar,
    username: me.name,
    postTime: momentText(madeAt - hoursAgo * hour),
    postText: text,
    postImg: index === 1 ? '' : scene(20 + index),
    likes,
    youLiked: index === 0,
    comments,
    share: shares,
    likedUsers: [64, 65, 66, 67].map((who) => ({ avatar: person(who).avatar, username: person(who).name })),
    detailedComments: [68, 69].map((who, at) => ({
      avatar: person(who).avatar,
      username: person(who).name,
      comment: at === 0 ? 'Count me in for the next one.' : 'Best cup of coffee in the paddock.',
      commentsLikes: 3 + at,
      youLiked: false,
    })),
  })),
  latestPhotos: Array.from({ length: 9 }, (_, index) => scene(30 + index)),
  suggestions: [70, 71, 72, 73, 74].map((who, index) => ({
    avatar: person(who).avatar,
    name: person(who).name,
    mutualFriend: 3 + index * 2,
  })),
  polls: [
    {
      name: 'More shade',
      result: 46,
      votedUser: [75, 76, 77].map((who) => ({ avatar: person(who).avatar, username: person(who).name })),
    },
    {
      name: 'More food',
      result: 31,
      votedUser: [78, 79].map((who) => ({ avatar: person(who).avatar, username: person(who).name })),
    },
    {
      name: 'More racing',
      result: 23,
      votedUser: [80].map((who) => ({ avatar: person(who).avatar, username: person(who).name })),
    },
  ],
});

export const makeAccountSettings = (): AccountSettings => ({
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
      google: '',
      linkedIn: 'https://example.com/in/casey',
      instagram: '',
      quora: '',
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
});
