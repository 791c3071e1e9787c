import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { LevelIcon } from '../../../event/level-icon';
import type { Issue } from '../../../event/readiness/issue';
import { issueText } from '../../../event/readiness/issue-text';
import { useText } from '../../../kit/format/text';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', rowGap: '4px' },
  item: { display: 'flex', alignItems: 'flex-start', gap: '6px', '& > svg': { marginBlockStart: '2px' } },
  bad: { color: tokens.colorStatusDangerForeground3 },
});

export const IssueList = ({ issues }: { readonly issues: readonly Issue[] }) => {
  const styles = useStyles();
  const text = useText('inspections');
  if (issues.length === 0) return null;
  return (
    <ul className={styles.list}>
      {issues.map((issue) => (
        <li key={`${issue.part} ${issue.reason} ${issue.item ?? ''}`} className={styles.item}>
          <LevelIcon level={issue.severity} size={16} />
          <span className={mergeClasses(issue.severity === 'missing' && styles.bad)}>{issueText(text, issue)}</span>
        </li>
      ))}
    </ul>
  );
};
