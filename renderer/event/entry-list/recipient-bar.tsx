/** Who gets the list, when they got their last one, and what is different since. */
import { maxRecipient } from '@contract/event-log/desk-entries';
import { fold } from '@contract/text/fold';
import { Button, Combobox, Field, makeStyles, Option, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { notify } from '../../kit/feedback/notify';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { Failed, Pending } from '../../kit/feedback/states';
import { copyClock } from '../../kit/format/copy-text';
import { formatNumber } from '../../kit/format/number';
import { kitText, useText } from '../../kit/format/text';
import { addToLog, readLogs, useEventLog } from '../log/event-log';
import type { HandOut } from './late-list';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px' },
  field: { flexGrow: 1, minInlineSize: '200px', maxInlineSize: '320px' },
  last: { alignSelf: 'center', marginBlockStart: '22px', color: tokens.colorNeutralForeground2 },
});

interface RecipientProps {
  readonly eventId: string;
  readonly recipient: string;
  readonly handOuts: readonly HandOut[];
  /** The recipient's last list; undefined if there is none. */
  readonly last: HandOut | undefined;
  /** How many entries are different since then. */
  readonly changes: number;
  readonly onChange: (recipient: string) => void;
  /** Undefined while there is nothing to hand out. */
  readonly onMark: (() => void) | undefined;
}

export const RecipientBar = (props: RecipientProps): ReactNode => {
  const { eventId, recipient, handOuts, last, changes, onChange, onMark } = props;
  const styles = useStyles();
  const text = useText('entry-list');
  const [isFiltering, setFiltering] = useState(false);
  const { isLoaded, failure } = useEventLog(eventId);
  const offered = isFiltering ? handOuts.filter((one) => fold(one.recipient).includes(fold(recipient))) : handOuts;
  const takeBack = async () => {
    if (!last) return;
    const undone = await addToLog(eventId, [{ kind: 'hand-out-undone', handOut: last.id }]);
    if (notifyFailure(undone)) notify({ intent: 'info', title: text('handOut.takenBack', { name: last.recipient }) });
  };
  if (!isLoaded) return failure ? <Failed failure={failure} onRetry={() => void readLogs()} /> : <Pending />;
  return (
    <div className={styles.bar}>
      <Field className={styles.field} label={text('handOut.recipient')}>
        <Combobox
          freeform
          expandIcon={{ 'aria-label': kitText('find.show') }}
          placeholder={text('handOut.example')}
          value={recipient}
          selectedOptions={last ? [last.recipient] : []}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxRecipient}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onOpenChange={() => setFiltering(false)}
          onInput={({ currentTarget }) => {
            setFiltering(true);
            onChange(currentTarget.value.slice(0, maxRecipient));
          }}
          onOptionSelect={(_, { optionValue }) => {
            // A person who leaves the box with a text of their own has chosen no option.
            if (optionValue !== undefined) onChange(optionValue);
          }}
        >
          {offered.map((one) => {
            const at = text('handOut.at', { name: one.recipient, time: copyClock({ asOf: one.at }) });
            return (
              <Option key={one.id} value={one.recipient} text={one.recipient}>
                <bdi>{at}</bdi>
              </Option>
            );
          })}
        </Combobox>
      </Field>
      {last ? (
        <Text className={styles.last} role="status">
          {text('handOut.last', { time: copyClock({ asOf: last.at }), count: changes, number: formatNumber(changes) })}
        </Text>
      ) : undefined}
      {recipient !== '' && onMark ? <Button onClick={onMark}>{text('handOut.mark')}</Button> : undefined}
      {last ? (
        <Button appearance="subtle" onClick={() => void takeBack()}>
          {text('handOut.takeBack')}
        </Button>
      ) : undefined}
    </div>
  );
};
