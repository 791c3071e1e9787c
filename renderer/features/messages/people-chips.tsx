/** The people picked one by one: the first ten as chips that can be removed, or all of them. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { maxNames, type PickedRecord } from './message';

const useStyles = makeStyles({
  people: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px',
    margin: 0,
    padding: '2px',
    listStyleType: 'none',
    maxBlockSize: '132px',
    overflowY: 'auto',
  },
  person: { minInlineSize: 0 },
  chip: { maxInlineSize: '100%', fontWeight: tokens.fontWeightRegular },
});

interface PeopleChipsProps {
  readonly people: readonly PickedRecord[];
  readonly onChange: (people: readonly PickedRecord[]) => void;
}

export const PeopleChips = ({ people, onChange }: PeopleChipsProps): ReactNode => {
  const styles = useStyles();
  const text = useText('messages');
  const [showsAll, setShowsAll] = useState(false);
  if (people.length === 0) return undefined;
  const more = people.length - maxNames;
  return (
    <ul className={styles.people} aria-label={text('audience.people')}>
      {(showsAll ? people : people.slice(0, maxNames)).map(({ id, name }) => (
        <li key={id} className={styles.person}>
          <Button
            size="small"
            shape="circular"
            className={styles.chip}
            icon={<DismissRegular />}
            iconPosition="after"
            aria-label={text('audience.remove', { name })}
            onClick={() => onChange(people.filter((one) => one.id !== id))}
          >
            <bdi>{name}</bdi>
          </Button>
        </li>
      ))}
      {more > 0 && !showsAll ? (
        <li className={styles.person}>
          <Button size="small" appearance="subtle" onClick={() => setShowsAll(true)}>
            {text('audience.more', { shown: formatNumber(more) })}
          </Button>
        </li>
      ) : undefined}
    </ul>
  );
};
