import { expect, test } from 'vitest';
import { countVotes } from '../../../../../renderer/samples/profile/poll-card';

const choices = [
  { name: 'More shade', result: 2, votedUser: [] },
  { name: 'More food', result: 1, votedUser: [] },
];

test('shares are of all votes, including the user’s own', () => {
  expect(countVotes(choices, undefined).map(({ percent }) => percent)).toEqual([67, 33]);
  expect(countVotes(choices, 'More food')).toEqual([
    { name: 'More shade', votes: 2, percent: 50 },
    { name: 'More food', votes: 2, percent: 50 },
  ]);
  expect(countVotes([{ name: 'Nothing', result: 0, votedUser: [] }], undefined)).toEqual([
    { name: 'Nothing', votes: 0, percent: 0 },
  ]);
});
