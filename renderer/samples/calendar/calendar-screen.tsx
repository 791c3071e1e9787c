/** `/apps/calendar`: the days of a month or a week with their events, and the dialog of an event. */
import { type CalendarEvent, calendars } from '@contract/samples/entities/calendar';
import { Button, Checkbox, makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { toDate } from '../../kit/format/day';
import { byLocale } from '../../kit/format/locale';
import { useText } from '../../kit/format/text';
import { useDirectionIcons } from '../../kit/ui/direction-icons';
import { Page } from '../../kit/ui/page';
import { useSearch } from '../../kit/ui/use-search';
import { IconButton } from '../kit/icon-button';
import { heading } from '../kit/styles';
import { CalendarTable, TypeIcon } from './calendar-table';
import { stepDay, today, type View } from './days';
import { EventDialog } from './event-dialog';

const monthFormat = byLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }));

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  title: { ...heading(500), flexGrow: 1, marginInlineStart: '4px' },
  filters: { display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, border: 'none' },
  type: { display: 'inline-flex', alignItems: 'center', columnGap: '6px' },
  scroll: {
    overflowX: 'auto',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('calendar');
  const { Before, After } = useDirectionIcons();
  const [search, setSearch] = useSearch();
  const [open, setOpen] = useState<{ readonly event?: CalendarEvent; readonly day: string }>();
  const view: View = search.get('view') === 'week' ? 'week' : 'month';
  const date = search.get('date') ?? '';
  const day = toDate(date) ? date : today();
  const chosen = search.get('calendars')?.split(',') ?? calendars;
  const shown = calendars.filter((type) => chosen.includes(type));
  const call = useCall('calendar.list', { calendars: shown });
  const move = (params: Readonly<Record<string, string>>) =>
    setSearch((now) => new URLSearchParams({ ...Object.fromEntries(now), ...params }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <Page
      title={text('samples:titles.calendar')}
      actions={
        <Button appearance="primary" icon={<AddRegular />} onClick={() => setOpen({ day })}>
          {text('add.submit')}
        </Button>
      }
    >
      <div className={styles.bar}>
        <Button onClick={() => move({ date: today() })}>{text('today')}</Button>
        <IconButton
          label={text(`previous.${view}`)}
          icon={<Before />}
          onClick={() => move({ date: stepDay(view, day, -1) })}
        />
        <IconButton
          label={text(`next.${view}`)}
          icon={<After />}
          onClick={() => move({ date: stepDay(view, day, 1) })}
        />
        <h2 className={styles.title} aria-live="polite">
          {monthFormat().format(toDate(day) ?? new Date())}
        </h2>
        <TabList
          size="small"
          aria-label={text('view')}
          selectedValue={view}
          onTabSelect={(_, { value }) => move({ view: String(value) })}
        >
          <Tab value="month">{text('views.month')}</Tab>
          <Tab value="week">{text('views.week')}</Tab>
        </TabList>
      </div>
      <fieldset className={styles.filters} aria-label={text('filters')}>
        {calendars.map((type) => (
          <Checkbox
            key={type}
            checked={shown.includes(type)}
            label={
              <span className={styles.type}>
                <TypeIcon type={type} />
                {text(`types.${type}`)}
              </span>
            }
            onChange={() =>
              move({ calendars: calendars.filter((one) => shown.includes(one) !== (one === type)).join() })
            }
          />
        ))}
      </fieldset>
      <Loaded call={call}>
        {({ rows }) => (
          <div className={styles.scroll}>
            <CalendarTable
              view={view}
              day={day}
              events={rows}
              onAdd={(on) => setOpen({ day: on })}
              onOpen={(event) => setOpen({ event, day })}
              onShowWeek={(on) => move({ view: 'week', date: on })}
            />
          </div>
        )}
      </Loaded>
      {open ? <EventDialog {...open} event={open.event} onClose={() => setOpen(undefined)} /> : undefined}
    </Page>
  );
};
