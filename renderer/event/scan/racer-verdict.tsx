/** Whether a racer is ready, from the seven parts of the inspection. */
import type { Booking } from '@contract/entities/booking';
import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Values } from '../../kit/area/field';
import { useText } from '../../kit/format/text';
import { LevelBadge } from '../level-badge';
import { issueText } from '../readiness/issue-text';
import { pendingParts } from '../readiness/part';
import { toReadiness } from '../readiness/readiness';
import { useReferenceDays } from '../readiness/use-reference-days';
import { useLoadedParts } from '../use-loaded-parts';

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '4px', justifyItems: 'start' },
  issues: { margin: 0, paddingInlineStart: '20px' },
  link: { color: tokens.colorBrandForegroundLink },
});

/** More are on the racer's page. */
const maxIssues = 4;

interface RacerVerdictProps {
  readonly userId: NonNullable<Booking['userId']>;
  readonly eventId: string | undefined;
  /** The event's record, as far as it is known. */
  readonly event: Values | undefined;
}

export const RacerVerdict = ({ userId, eventId, event }: RacerVerdictProps): ReactNode => {
  const styles = useStyles();
  const text = useText('inspections');
  const ids = useMemo(() => [userId], [userId]);
  const { parts } = useLoadedParts(eventId, ids);
  const days = useReferenceDays(event, eventId !== undefined);
  const readiness = toReadiness(parts.get(String(userId)) ?? pendingParts, days, { userId, eventId });
  const search = eventId === undefined ? '' : `?event=${encodeURIComponent(eventId)}`;
  return (
    <div className={styles.root}>
      <LevelBadge level={readiness.level} />
      {readiness.issues.length > 0 ? (
        <ul className={styles.issues}>
          {readiness.issues.slice(0, maxIssues).map((issue) => (
            <li key={`${issue.part} ${issue.reason} ${issue.item ?? ''}`}>{issueText(text, issue)}</li>
          ))}
        </ul>
      ) : undefined}
      <Link className={styles.link} to={`/inspections/${encodeURIComponent(String(userId))}${search}`}>
        {text('panel')}
      </Link>
    </div>
  );
};
