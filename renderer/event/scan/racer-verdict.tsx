/** Whether a racer is ready, from the seven parts of the inspection. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../kit/format/text';
import { LevelBadge } from '../level-badge';
import { issueText } from '../readiness/issue-text';
import type { Readiness } from '../readiness/readiness';

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '4px', justifyItems: 'start' },
  issues: { margin: 0, paddingInlineStart: '20px' },
  link: { color: tokens.colorBrandForegroundLink },
});

/** More are on the racer's page. */
const maxIssues = 4;

interface RacerVerdictProps {
  readonly userId: string;
  readonly eventId: string | undefined;
  readonly readiness: Readiness;
}

export const RacerVerdict = ({ userId, eventId, readiness }: RacerVerdictProps): ReactNode => {
  const styles = useStyles();
  const text = useText('inspections');
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
      <Link className={styles.link} to={`/inspections/${encodeURIComponent(userId)}${search}`}>
        {text('panel')}
      </Link>
    </div>
  );
};
