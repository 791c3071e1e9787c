/** The summary above the seven parts: level and list of issues. */
import { Link, makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { LevelBadge } from '../../../event/level-badge';
import { LevelIcon } from '../../../event/level-icon';
import { type PartName, partNames } from '../../../event/readiness/part';
import type { Readiness } from '../../../event/readiness/readiness';
import { useText } from '../../../kit/format/text';
import { insetBorder } from '../../../kit/ui/styles';
import { IssueList } from './issue-list';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    rowGap: '10px',
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    ...insetBorder(tokens.colorTransparentStroke),
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  title: { margin: 0 },
  signs: { display: 'flex', flexWrap: 'wrap', gap: '4px 14px', listStyleType: 'none', margin: 0, padding: 0 },
  sign: { display: 'flex', alignItems: 'center', gap: '4px' },
  note: { color: tokens.colorNeutralForeground2 },
});

interface SummaryProps {
  readonly readiness: Readiness;
  readonly onPart: (part: PartName) => void;
}

export const Summary = ({ readiness, onPart }: SummaryProps) => {
  const styles = useStyles();
  const text = useText('inspections');
  const { level, issues, parts } = readiness;
  const note =
    level === 'ready'
      ? 'racer.allGood'
      : partNames.some((part) => parts[part].level === 'checking')
        ? 'racer.stillReading'
        : partNames.some((part) => parts[part].level === 'unknown' && parts[part].issues.length === 0)
          ? 'racer.someUnread'
          : undefined;
  return (
    <section className={styles.root} aria-label={text('racer.toDo')}>
      <div className={styles.head}>
        <Subtitle2 as="h2" className={styles.title}>
          {text('racer.toDo')}
        </Subtitle2>
        <LevelBadge level={level} />
      </div>
      <ul className={styles.signs}>
        {partNames.map((part) => (
          <li key={part} className={styles.sign}>
            <LevelIcon level={parts[part].level} size={16} />
            <Link
              as="button"
              appearance="subtle"
              title={text(`levels.${parts[part].level}`)}
              onClick={() => onPart(part)}
            >
              {text(`parts.${part}`)}
            </Link>
          </li>
        ))}
      </ul>
      {note && <span className={styles.note}>{text(note)}</span>}
      <IssueList issues={issues} />
    </section>
  );
};
