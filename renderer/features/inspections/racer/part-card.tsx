/** One part: its level, issues and content. It loads and fails independently of the others. */
import { makeStyles, Skeleton, SkeletonItem, Subtitle2, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { LevelIcon } from '../../../event/level-icon';
import type { PartName } from '../../../event/readiness/part';
import type { PartReadiness } from '../../../event/readiness/readiness';
import type { Call } from '../../../kit/bridge/use-call';
import { Failed } from '../../../kit/feedback/states';
import { useText } from '../../../kit/format/text';
import { Freshness } from '../../../kit/freshness/freshness';
import { insetBorder } from '../../../kit/ui/styles';
import { IssueList } from './issue-list';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: '12px',
    minInlineSize: 0,
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
    scrollMarginBlockStart: '16px',
    breakInside: 'avoid',
    marginBlockEnd: '16px',
    ':last-child': { marginBlockEnd: 0 },
  },
  head: { display: 'flex', alignItems: 'center', gap: '8px', minBlockSize: '28px' },
  title: { margin: 0, ':focus': { outlineStyle: 'none' } },
  spacer: { flexGrow: 1 },
  note: { color: tokens.colorNeutralForeground3 },
});

interface CardProps {
  readonly part: PartName;
  readonly call: Call<unknown>;
  readonly readiness: PartReadiness;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export const partId = (part: PartName): string => `part-${part}`;

export const PartCard = ({ part, call, readiness, actions, children }: CardProps) => {
  const styles = useStyles();
  const text = useText('inspections');
  const isAbsent = call.failure?.code === 'not-found';
  // The note below already says that the part is missing.
  const issues = isAbsent ? [] : readiness.issues;
  return (
    <section id={partId(part)} className={styles.root} aria-label={text(`parts.${part}`)}>
      <div className={styles.head}>
        <LevelIcon level={readiness.level} size={20} />
        <Subtitle2 as="h2" className={styles.title} tabIndex={-1}>
          {text(`parts.${part}`)}
        </Subtitle2>
        <span className={styles.spacer} />
        {actions}
        <Freshness call={call} />
      </div>
      <IssueList issues={issues} />
      {call.value !== undefined ? (
        children
      ) : isAbsent ? (
        <span className={styles.note}>{text(`absentNote.${part}`)}</span>
      ) : call.failure ? (
        <Failed failure={call.failure} onRetry={call.refresh} busy={call.busy} />
      ) : (
        <Skeleton aria-label={text('levels.checking')}>
          <SkeletonItem style={{ blockSize: 120 }} />
        </Skeleton>
      )}
    </section>
  );
};
