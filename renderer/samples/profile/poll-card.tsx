import type { ProfilePoll } from '@contract/samples/entities/page';
import {
  AvatarGroup,
  AvatarGroupItem,
  Button,
  makeStyles,
  ProgressBar,
  Radio,
  RadioGroup,
  Text,
  tokens,
} from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';

interface PollResult {
  readonly name: string;
  readonly votes: number;
  /** Of all votes, rounded. */
  readonly percent: number;
}

/** `mine` is the user's choice, if any. */
const countVotes = (choices: readonly ProfilePoll[], mine: string | undefined): readonly PollResult[] => {
  const votes = choices.map(({ name, result }) => ({ name, votes: result + (name === mine ? 1 : 0) }));
  const all = votes.reduce((sum, one) => sum + one.votes, 0);
  return votes.map((one) => ({ ...one, percent: all === 0 ? 0 : Math.round((one.votes / all) * 100) }));
};

const useStyles = makeStyles({
  choices: { display: 'grid', rowGap: tokens.spacingVerticalM },
  choice: { display: 'grid', rowGap: tokens.spacingVerticalXS },
  line: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalS,
  },
  foot: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: '32px',
    color: tokens.colorNeutralForeground3,
  },
});

interface PollProps {
  readonly question: string;
  readonly choices: readonly ProfilePoll[];
}

/** A poll with one vote, which can be changed and withdrawn. */
export const PollCard = ({ question, choices }: PollProps): ReactNode => {
  const styles = useStyles();
  const text = useText('profile');
  const [mine, setMine] = useState('');
  const counted = countVotes(choices, mine);
  const all = counted.reduce((sum, { votes }) => sum + votes, 0);
  return (
    <SectionCard title={text('poll.title')} description={question}>
      <RadioGroup
        className={styles.choices}
        aria-label={question}
        value={mine}
        onChange={(_, { value }) => setMine(value)}
      >
        {counted.map(({ name, percent }) => (
          <div key={name} className={styles.choice}>
            <span className={styles.line}>
              <Radio value={name} label={name} />
              <Text size={200}>{text('poll.share', { percent })}</Text>
            </span>
            <ProgressBar value={percent / 100} thickness="large" aria-label={name} />
            <AvatarGroup layout="stack" size={20} aria-label={text('poll.voters', { name })}>
              {(choices.find((one) => one.name === name)?.votedUser ?? []).map(({ username, avatar }) => (
                <AvatarGroupItem key={username} name={username} image={{ src: avatar }} />
              ))}
            </AvatarGroup>
          </div>
        ))}
      </RadioGroup>
      <div className={styles.foot}>
        <Text size={200}>{text('poll.votes', { count: all })}</Text>
        {mine === '' ? undefined : (
          <Button size="small" appearance="subtle" onClick={() => setMine('')}>
            {text('poll.undo')}
          </Button>
        )}
      </div>
    </SectionCard>
  );
};
