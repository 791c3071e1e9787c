/** The panels that count tickets and scans. */
import { countScans } from '@contract/event-log/scans';
import { type ReactNode, useMemo } from 'react';
import { isWhole } from '../../../event/event-rows';
import { useRowNotes } from '../../../event/event-rows-notice';
import { useEventLog } from '../../../event/log/event-log';
import { useAdmittedAt } from '../../../event/log/use-admitted-at';
import { startOfToday } from '../../../event/scan/gate-counts';
import { useEventTickets } from '../../../event/use-event-rows';
import { formatAge } from '../../../kit/format/age';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { wordText } from '../../../kit/format/word-text';
import { useServerNow } from '../../../kit/ui/use-now';
import { toGateFigures } from '../gate/figures/gate-figures';
import {
  type PanelProps,
  useWallAge,
  WallBars,
  WallFigure,
  WallFigures,
  WallMessage,
  WallPanelBody,
} from './wall-parts';

const refreshSeconds = 30;
const maxTypes = 6;

export const ArrivedPanel = ({ event }: PanelProps): ReactNode => {
  const text = useText('desk');
  const inspections = useText('inspections');
  const rowNotes = useRowNotes();
  const tickets = useEventTickets(event.id);
  const admittedAt = useAdmittedAt(event.id);
  const { types, unclear } = useMemo(
    () => toGateFigures(tickets.value?.rows ?? [], event.timezone, '', (one) => admittedAt(one) !== undefined),
    [tickets.value, event.timezone, admittedAt],
  );
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  const notes = [
    unclear > 0 && text('gate.figures.unclear', { count: unclear, shown: formatNumber(unclear) }),
    tickets.value?.isComplete === false && text('gate.figures.incomplete'),
    ...rowNotes([tickets.value]),
  ];
  return (
    <WallPanelBody {...useWallAge(tickets, refreshSeconds)} notes={notes}>
      {types.length === 0 ? (
        <WallMessage>{isWhole(tickets.value) ? text('gate.figures.none') : inspections('rows.noneRead')}</WallMessage>
      ) : (
        <>
          <WallFigure
            value={sum(types.map(({ arrived }) => arrived))}
            of={sum(types.map(({ expected, unclear: unknown }) => expected + unknown))}
            isHero
          />
          <WallBars
            label={text('gate.figures.title')}
            bars={types.slice(0, maxTypes).map(({ type, arrived, expected, unclear: unknown }) => ({
              key: type,
              name: type === '' ? text('gate.figures.noType') : wordText('ticket.ticketType', type),
              value: arrived,
              of: expected + unknown,
            }))}
          />
        </>
      )}
    </WallPanelBody>
  );
};

/** Main sends each scan of this computer, so the last one says how old the counts are. */
export const InsidePanel = ({ event }: PanelProps): ReactNode => {
  const text = useText('desk');
  const now = useServerNow();
  const { entries, index, isLoaded, failure } = useEventLog(event.id);
  const start = startOfToday(event, now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index has more once there are more entries
  const rows = useMemo(() => index.rows().filter(({ scan }) => scan.at >= start), [entries, index, start]);
  const { inside, admitted, turnedAway } = countScans(rows);
  const last = rows.reduce((latest, { scan }) => Math.max(latest, Date.parse(scan.at)), 0);
  const age = last === 0 ? text('wall.inside.noScan') : text('wall.inside.lastScan', { age: formatAge(last, now) });
  return (
    <WallPanelBody
      age={isLoaded ? age : text(failure ? 'wall.failed' : 'wall.loading')}
      isOld={false}
      isKnown={isLoaded}
      notes={[text('gate.counts.about')]}
    >
      <WallFigures>
        <WallFigure label={text('gate.counts.inside')} value={inside} isHero />
        <WallFigure label={text('gate.counts.admitted')} value={admitted} />
        <WallFigure label={text('gate.counts.turnedAway')} value={turnedAway} />
      </WallFigures>
    </WallPanelBody>
  );
};
