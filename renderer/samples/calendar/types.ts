/** The calendar's types (specification, section 9): each has an icon beside its color, since color alone is not accessible. */
import { type CalendarEvent, calendars } from '@contract/samples/entities/calendar';
import {
  BeachRegular,
  BriefcaseRegular,
  type FluentIcon,
  HomeRegular,
  PersonRegular,
  TagRegular,
} from '@fluentui/react-icons';
import { colorAt } from '../../kit/charts/colors';

export type EventType = CalendarEvent['extendedProps']['calendar'];
export { calendars as types };

const signs: Readonly<Record<EventType, FluentIcon>> = {
  Business: BriefcaseRegular,
  Holiday: BeachRegular,
  Personal: PersonRegular,
  Family: HomeRegular,
  ETC: TagRegular,
};
/** Indexes of the theme's series colors. */
const colors: Readonly<Record<EventType, number>> = { Business: 0, Holiday: 3, Personal: 2, Family: 1, ETC: 4 };

export const iconOf = (type: EventType): FluentIcon => signs[type];
export const colorOf = (type: EventType): string => colorAt(colors[type]);
export const isType = (value: unknown): value is EventType => calendars.some((type) => type === value);
