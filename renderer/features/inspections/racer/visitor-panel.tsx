/** The inspection tab of a visitor: the newest inspection, or that of an event. */
import { Dropdown, makeStyles, Option } from '@fluentui/react-components';
import type { Values } from '../../../kit/area/field';
import { eventLabel } from '../../../kit/format/event-label';
import { useText } from '../../../kit/format/text';
import { useAllRows } from '../../../kit/list/data/use-all-rows';
import { useCan } from '../../../kit/stores/session';
import { useSearch } from '../../../kit/ui/use-search';
import { RacerParts } from './racer-parts';

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '12px' },
  picker: { justifySelf: 'start', minInlineSize: '300px' },
});

export const Panel = ({ values }: { readonly values: Values }) => {
  const styles = useStyles();
  const text = useText('inspections');
  const [search, setSearch] = useSearch();
  const userId = String(values.id ?? '');
  const enabled = useCan(['read', 'Booking']);
  const events = useAllRows('booking.userEvents', { userId, sort: 'desc', sortColumn: 'startDate' }, { enabled });
  const rows = events.value?.rows ?? [];
  const requested = search.get('event');
  const event = rows.find(({ id }) => String(id) === requested);
  const choose = (id: string) =>
    setSearch(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (id === '') next.delete('event');
        else next.set('event', id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className={styles.root}>
      {rows.length > 0 && (
        <Dropdown
          className={styles.picker}
          aria-label={text('event')}
          value={event ? eventLabel(event) : text('racer.newest')}
          selectedOptions={[event ? String(event.id) : '']}
          onOptionSelect={(_, { optionValue }) => choose(optionValue ?? '')}
        >
          <Option value="">{text('racer.newest')}</Option>
          {rows.map((one) => (
            <Option key={one.id} value={String(one.id)} text={eventLabel(one)}>
              {eventLabel(one)}
            </Option>
          ))}
        </Dropdown>
      )}
      <RacerParts userId={userId} eventId={event ? String(event.id) : undefined} event={event} visitor={values} />
    </div>
  );
};
