/** Counts a poll, including the user's vote. */
import type { ProfilePoll } from '@contract/samples/entities/page';

export interface PollResult {
  readonly name: string;
  readonly votes: number;
  /** Of all votes, rounded. */
  readonly percent: number;
}

/** `mine` is the user's choice, if any. */
export const countVotes = (choices: readonly ProfilePoll[], mine: string | undefined): readonly PollResult[] => {
  const votes = choices.map(({ name, result }) => ({ name, votes: result + (name === mine ? 1 : 0) }));
  const all = votes.reduce((sum, one) => sum + one.votes, 0);
  return votes.map((one) => ({ ...one, percent: all === 0 ? 0 : Math.round((one.votes / all) * 100) }));
};
