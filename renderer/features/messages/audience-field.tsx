/** The audience of a message: everyone, one visitor type, one event, one track, or people picked one by one. */
import { idIn } from '@contract/list/all-pages';
import { Button, Field, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import type { Naming, Values } from '../../kit/area/field';
import { RecordPicker } from '../../kit/form/record-picker/record-picker';
import { formatDateTime } from '../../kit/format/date-time';
import { joinFacts, joinList } from '../../kit/format/join';
import { nameOf } from '../../kit/format/naming';
import { formatNumber } from '../../kit/format/number';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { useCurrentEvent } from '../../kit/stores/current-event';
import { useCan } from '../../kit/stores/session';
import type { MessageEvent } from '../../state/message-start';
import { messageLimits } from '../../state/message-start';
import { audiences, type Message, maxNames, type PickedRecord } from './message';

const usePeopleChipsStyles = makeStyles({
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

/** The people picked one by one: the first ten as chips that can be removed, or all of them. */
const PeopleChips = ({ people, onChange }: PeopleChipsProps): ReactNode => {
  const styles = usePeopleChipsStyles();
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

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '12px' },
  kinds: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))' },
});

const visitorNaming: Naming = ['firstName', 'lastName'];
const idOf = idIn('id');
const toPickedRecord = (row: Values, naming: Naming): PickedRecord => ({
  id: idOf(row),
  name: nameOf(naming, row) || idOf(row),
});
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const toEvent = (row: Values): MessageEvent => ({
  ...toPickedRecord(row, 'name'),
  startDate: textOf(row.startDate),
  timezone: textOf(row.timezone),
});
const describeEvent = (row: Values): string =>
  joinFacts(formatDateTime(row.startDate, row.timezone), toPlainText(row.trackName));
const describeTrack = (row: Values): string => joinList([row.city, row.state].map((word) => toPlainText(word)));
const describeVisitor = (row: Values): string => joinFacts(toPlainText(row.visitorCode), toPlainText(row.email));

interface AudienceFieldProps {
  readonly message: Message;
  readonly onChange: (change: Partial<Message>) => void;
}

export const AudienceField = ({ message, onChange }: AudienceFieldProps): ReactNode => {
  const styles = useStyles();
  const text = useText('messages');
  const { audience, event, track, people } = message;
  const current = useCurrentEvent();
  const canRead = {
    event: useCan(['read', 'Event']),
    track: useCan(['read', 'Track']),
    custom: useCan(['read', 'Visitor']),
  };
  const add = (row: Values | undefined): void => {
    const person = row && toPickedRecord(row, visitorNaming);
    if (!person || people.some(({ id }) => id === person.id) || people.length >= messageLimits.people) return;
    onChange({ people: [...people, person] });
  };
  return (
    <div className={styles.root}>
      <Field label={text('audience.label')}>
        <RadioGroup
          className={styles.kinds}
          value={audience ?? ''}
          onChange={(_, { value }) => onChange({ audience: audiences.find((one) => one === value) ?? 'custom' })}
        >
          {audiences.map((one) => (
            <Radio
              key={one}
              value={one}
              label={text(`audience.${one}`)}
              disabled={(one === 'event' || one === 'track' || one === 'custom') && !canRead[one]}
            />
          ))}
        </RadioGroup>
      </Field>
      {audience === 'event' ? (
        <RecordPicker
          call="event.list"
          minLetters={0}
          required
          label={text('audience.whichEvent')}
          naming="name"
          describe={describeEvent}
          chosen={event ? { ...event } : undefined}
          suggested={current && { ...current }}
          onChoose={(row) => onChange({ event: row ? toEvent(row) : null })}
        />
      ) : undefined}
      {audience === 'track' ? (
        <RecordPicker
          call="track.list"
          minLetters={0}
          required
          label={text('audience.whichTrack')}
          naming="name"
          describe={describeTrack}
          chosen={track ? { ...track } : undefined}
          onChoose={(row) => onChange({ track: row ? toPickedRecord(row, 'name') : null })}
        />
      ) : undefined}
      {audience === 'custom' ? (
        <>
          <RecordPicker
            call="visitor.search"
            minLetters={2}
            label={text('audience.add')}
            hint={text('audience.addHint')}
            naming={visitorNaming}
            describe={describeVisitor}
            onChoose={add}
          />
          <PeopleChips people={people} onChange={(next) => onChange({ people: next })} />
        </>
      ) : undefined}
    </div>
  );
};
