/** An event in each view: its type by icon and color, its time and its title. */
import { mergeClasses } from '@fluentui/react-components';
import type { EventDisplayInfo } from '@fullcalendar/react';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { useBoardStyles } from './board.styles';
import { colorOf, iconOf, isType } from './types';

/** Events of at least this length, in minutes, have room for their location. */
const roomyFrom = 90;

export const EventContent = ({ info }: { readonly info: EventDisplayInfo }): ReactNode => {
  const looks = useBoardStyles();
  const text = useText('calendar');
  const { event, timeText, view } = info;
  const { calendar, location } = event.extendedProps;
  const type = isType(calendar) ? calendar : 'ETC';
  const Sign = iconOf(type);
  const isList = view.type.startsWith('list');
  const tall = view.type.startsWith('timeGrid') && !event.allDay && !info.isShort;
  // A half-hour event has room for one line: the title, since its position shows the time.
  const short = view.type.startsWith('timeGrid') && !event.allDay && info.isShort;
  const minutes = event.start && event.end ? (event.end.getTime() - event.start.getTime()) / 60_000 : 0;
  const roomy = tall && minutes >= roomyFrom;
  const sign = (
    <span
      className={looks.sign}
      style={{ color: colorOf(type) }}
      {...(isList ? { 'aria-hidden': true } : { role: 'img', 'aria-label': text(`types.${type}`) })}
    >
      <Sign />
    </span>
  );
  return (
    <div
      className={mergeClasses(looks.content, tall && looks.tall, isList && looks.list)}
      title={[timeText, event.title].filter(Boolean).join(' ')}
    >
      <span className={mergeClasses(looks.line, isList && looks.apart)}>
        {sign}
        {timeText && !short && <bdi className={mergeClasses(looks.time, tall && looks.close)}>{timeText}</bdi>}
      </span>
      <bdi className={mergeClasses(looks.title, roomy && looks.wraps)}>{event.title}</bdi>
      {(isList || roomy) && typeof location === 'string' && location !== '' && (
        <bdi className={mergeClasses(looks.title, looks.more)}>{location}</bdi>
      )}
      {isList && <span className={mergeClasses(looks.more, looks.type)}>{text(`types.${type}`)}</span>}
    </div>
  );
};
