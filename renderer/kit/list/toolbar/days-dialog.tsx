/** Chooses a range of days for a date filter such as "Booked". */
import { type DayRange, formatDayRange, parseDayRange } from '@contract/text/day-range';
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormDialog } from '../../dialog/form-dialog';
import { DayInput } from '../../form/day-input';
import { useText } from '../../format/text';

const useStyles = makeStyles({
  form: { display: 'grid', rowGap: '16px' },
  days: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))', gap: '16px' },
  hint: { color: tokens.colorNeutralForeground3 },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: '8px' },
});

interface DaysDialogProps {
  /** The field's name. */
  readonly title: string;
  readonly chosen: readonly string[];
  /** Whether the app filters the rows, by the days that it shows. */
  readonly isFilteredHere: boolean;
  /** Receives the filter's values: one range, or none. */
  readonly onChoose: (values: readonly string[]) => void;
  readonly onClose: () => void;
}

export const DaysDialog = ({ title, chosen, isFilteredHere, onChoose, onClose }: DaysDialogProps): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const [{ from = '', to = '' }, setDays] = useState<DayRange>(() => chosen.map(parseDayRange).find(Boolean) ?? {});
  const [unread, setUnread] = useState({ from: false, to: false });
  const isReversed = from !== '' && to !== '' && from > to;
  const isBlocked = isReversed || unread.from || unread.to;
  const choose = (event: FormEvent) => {
    event.preventDefault();
    if (isBlocked) return;
    onChoose(from === '' && to === '' ? [] : [formatDayRange({ from, to })]);
    onClose();
  };
  return (
    <FormDialog title={title} width={560} onClose={onClose}>
      <form className={styles.form} onSubmit={choose}>
        <div className={styles.days}>
          <DayInput
            label={text('list.days.first')}
            value={from}
            onUnread={(isUnread) => setUnread((now) => ({ ...now, from: isUnread }))}
            onChange={(day) => setDays({ from: day, to })}
          />
          <DayInput
            label={text('list.days.last')}
            value={to}
            onUnread={(isUnread) => setUnread((now) => ({ ...now, to: isUnread }))}
            error={isReversed ? text('list.days.backwards') : undefined}
            onChange={(day) => setDays({ from, to: day })}
          />
        </div>
        <Text size={200} className={styles.hint}>
          {text(isFilteredHere ? 'list.days.hintHere' : 'list.days.hint')}
        </Text>
        <div className={styles.actions}>
          <Button type="submit" appearance="primary" disabledFocusable={isBlocked}>
            {text('list.days.show')}
          </Button>
          <Button onClick={onClose}>{text('actions.cancel')}</Button>
        </div>
      </form>
    </FormDialog>
  );
};
