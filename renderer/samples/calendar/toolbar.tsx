/** Title, navigation and view tabs. */
import { Button, makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { LazyTooltip } from '../../kit/popover/lazy-tooltip';
import { useDirectionIcons } from '../../kit/ui/direction-icons';
import { IconButton } from '../kit/icon-button';
import { textSize } from '../kit/styles';
import { type CalendarLocation, stepDay, today, type View, views } from './calendar-location';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  title: {
    flexGrow: 1,
    margin: 0,
    marginInlineStart: tokens.spacingHorizontalXS,
    ...textSize[500],
    fontWeight: tokens.fontWeightSemibold,
  },
});

interface ToolbarProps {
  readonly title: string;
  readonly location: CalendarLocation;
  readonly onMove: (change: Partial<CalendarLocation>) => void;
}

const isView = (value: unknown): value is View => views.some((view) => view === value);

export const Toolbar = ({ title, location, onMove }: ToolbarProps): ReactNode => {
  const styles = useStyles();
  const text = useText('calendar');
  const { Before, After } = useDirectionIcons();
  const unit = location.view === 'list' ? 'month' : location.view;
  return (
    <div className={styles.bar}>
      <LazyTooltip content={text('todayHint')} relationship="description">
        <Button aria-keyshortcuts="t" onClick={() => onMove({ day: today() })}>
          {text('today')}
        </Button>
      </LazyTooltip>
      <IconButton
        label={text(`previous.${unit}`)}
        icon={<Before />}
        onClick={() => onMove({ day: stepDay(location, -1) })}
      />
      <IconButton label={text(`next.${unit}`)} icon={<After />} onClick={() => onMove({ day: stepDay(location, 1) })} />
      <h2 className={styles.title} aria-live="polite">
        {title}
      </h2>
      <TabList
        size="small"
        aria-label={text('view')}
        selectedValue={location.view}
        onTabSelect={(_, { value }) => isView(value) && onMove({ view: value })}
      >
        {views.map((view) => (
          <Tab key={view} value={view}>
            {text(`views.${view}`)}
          </Tab>
        ))}
      </TabList>
    </div>
  );
};
