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
    said: ['Count me in for the next one.', 'Best cup of coffee in the paddock.'],
  },
  {
    text: 'Looking for two people who like fresh air and flags. Training is on us, lunch as well.',
    hoursAgo: 27,
    likes: 31,
    said: ['I can do the Saturday.', 'My brother asks whether he may come along.', 'Is a yellow jacket part of it?'],
  },
  {
    text: 'The new timing screens are up. Two of them stand where the queue used to be.',
    hoursAgo: 75,
    likes: 112,
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
  posts: posts.map(({ text, hoursAgo, likes, said }, index) => ({
    id: index + 1,
    avatar: me.avatar,
    username: me.name,
    postTime: dateTimeText(madeAt - hoursAgo * hour),
    postText: text,
    postImg: index === 1 ? '' : scene(20 + index),
    likes,
    youLiked: index === 0,
    detailedComments: said.map((comment, at) => ({
      ...named(68 + index * 3 + at),
      comment,
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
    { name: 'More shade', result: 46 },
    { name: 'More food', result: 31 },
    { name: 'More racing', result: 23 },
  ],
});
