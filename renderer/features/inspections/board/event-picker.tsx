/** Chooses the event of the board: current, upcoming or past. */
import type { Event } from '@contract/entities/event';
import { Dropdown, makeStyles, Option, OptionGroup } from '@fluentui/react-components';
import { eventGroups, type GroupedEvents } from '../../../event/event-choice';
import { formatDay } from '../../../kit/format/date-time';
import { joinList } from '../../../kit/format/join';
import { useText } from '../../../kit/format/text';

const useStyles = makeStyles({
  root: { minInlineSize: '300px', maxInlineSize: '100%' },
  list: { maxHeight: '420px' },
});

/** "Spring Shootout, May 16, 2026". */
export const eventName = (event: Event): string => {
  const day = formatDay(event.startDate, event.timezone);
  const name = event.name || String(event.id ?? '');
  return joinList([name, day]);
};

interface PickerProps {
  readonly groups: GroupedEvents;
  readonly chosen: Event | undefined;
  readonly onChoose: (id: string) => void;
}

export const EventPicker = ({ groups, chosen, onChoose }: PickerProps) => {
  const styles = useStyles();
  const text = useText('inspections');
  return (
    <Dropdown
      className={styles.root}
      listbox={{ className: styles.list }}
      aria-label={text('event')}
      placeholder={text('board.findEvent')}
      value={chosen ? eventName(chosen) : ''}
      selectedOptions={chosen ? [String(chosen.id)] : []}
      onOptionSelect={(_, { optionValue }) => {
        if (optionValue) onChoose(optionValue);
      }}
    >
      {eventGroups.map((group) =>
        groups[group].length === 0 ? null : (
          <OptionGroup key={group} label={text(`eventGroups.${group}`)}>
            {groups[group].map((event) => (
              <Option key={event.id} value={String(event.id)} text={eventName(event)}>
                {eventName(event)}
              </Option>
            ))}
          </OptionGroup>
        ),
      )}
    </Dropdown>
  );
};
