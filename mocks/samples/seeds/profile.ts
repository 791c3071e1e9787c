import type { SampleProfile } from '@contract/samples/entities/page';
import { dateTimeText, dayText } from '../../seeds/calendar';
import { scene } from '../pictures';
import { me, person } from './people';

const hour = 3_600_000;

const posts = [
  {
    text: 'First dry track day of the year. Forty-two cars, no incident, and the new coffee machine works.',
    hoursAgo: 3,
    likes: 57,
    share: 2,
    said: ['Count me in for the next one.', 'Best cup of coffee in the paddock.'],
  },
  {
    text: 'Looking for two people who like fresh air and flags. Training is on us, lunch as well.',
    hoursAgo: 27,
    likes: 31,
    share: 4,
    said: ['I can do the Saturday.', 'My brother asks whether he may come along.', 'Is a yellow jacket part of it?'],
  },
  {
    text: 'The new timing screens are up. Two of them stand where the queue used to be.',
    hoursAgo: 75,
    likes: 112,
    share: 5,
    said: ['Readable even against the sun.'],
  },
] as const;

const photos = [
  'Turn three before the gates open',
  'The paddock at noon',
  'First session of the season',
  'North stand from the hill',
  'Marshals’ briefing',
  'Rain over the back straight',
  'Sunset after the last lap',
  'The old bridge',
  'Setting up the timing loop',
] as const;

const named = (personId: number) => ({ avatar: person(personId).avatar, username: person(personId).name });

export const createProfile = (today: number, madeAt: number): SampleProfile => ({
  header: { username: me.name, designation: 'Event manager', avatar: me.avatar, coverImg: scene(7) },
  userAbout: {
    about: 'Runs track days and race weekends, and answers mails within a day.',
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
  twitterFeeds: [61, 62, 63].map((personId, index) => ({
    id: index + 1,
    title: person(personId).name,
    handle: `@${person(personId).username}`,
    imgUrl: person(personId).avatar,
    desc:
      [
        'Track walk done. The new curb at turn three is higher than it looks.',
        'If you borrowed a torque wrench on Sunday: please bring it to box twelve.',
        'Practice starts at nine. The gates open at seven. You are welcome at eight.',
      ][index] ?? '',
    tags: ['#trackday', '#paddock', '#morning'][index] ?? '',
    postedAt: dateTimeText(madeAt - (index + 2) * 5 * hour),
  })),
  posts: posts.map(({ text, hoursAgo, likes, share, said }, index) => ({
    id: index + 1,
    avatar: me.avatar,
    username: me.name,
    postTime: dateTimeText(madeAt - hoursAgo * hour),
    postText: text,
    postImg: index === 1 ? '' : scene(20 + index),
    likes,
    youLiked: index === 0,
    share,
    likedUsers: [64, 65, 66, 67].map(named),
    detailedComments: said.map((comment, at) => ({
      ...named(68 + index * 3 + at),
      comment,
      commentsLikes: 3 + at,
      youLiked: false,
    })),
  })),
  latestPhotos: photos.map((title, index) => ({ img: scene(30 + index), title })),
  suggestions: [70, 71, 72, 73, 74].map((personId, index) => ({
    avatar: person(personId).avatar,
    name: person(personId).name,
    mutualFriend: 3 + index * 2,
  })),
  pollQuestion: 'What should we spend next year’s budget on?',
  polls: [
    { name: 'More shade', result: 46, votedUser: [75, 76, 77].map(named) },
    { name: 'More food', result: 31, votedUser: [78, 79].map(named) },
    { name: 'More racing', result: 23, votedUser: [80].map(named) },
  ],
});
