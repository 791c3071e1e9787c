import type { SampleUser } from '@contract/samples/entities/user';
import { makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { PlainTable } from '../../kit/plain-table';
import { plainList } from '../../kit/styles';

const useStyles = makeStyles({
  progress: { display: 'grid', gridTemplateColumns: 'minmax(80px, 1fr) 44px', alignItems: 'center', columnGap: '8px' },
  steps: plainList,
  step: {
    position: 'relative',
    display: 'grid',
    rowGap: '2px',
    paddingInlineStart: '24px',
    paddingBlockEnd: tokens.spacingVerticalL,
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '3px',
      insetBlockStart: '6px',
      inlineSize: '9px',
      blockSize: '9px',
      borderRadius: '50%',
      backgroundColor: tokens.colorCompoundBrandBackground,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '7px',
      insetBlock: '18px 0',
      inlineSize: '1px',
      backgroundColor: tokens.colorNeutralStroke2,
    },
    ':last-child': { paddingBlockEnd: 0 },
    ':last-child::after': { display: 'none' },
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const projects = [
  { key: 'gates', tasks: [18, 23], hours: 32 },
  { key: 'signs', tasks: [7, 12], hours: 14 },
  { key: 'handbook', tasks: [31, 31], hours: 58 },
  { key: 'tents', tasks: [2, 9], hours: 6 },
] as const;
const steps = ['invoice', 'meeting', 'shift', 'joined'] as const;

/** The user's projects and recent activity. */
export const AccountTab = ({ user }: { readonly user: SampleUser }): ReactNode => {
  const styles = useStyles();
  const text = useText('users');
  return (
    <>
      <SectionCard title={text('account.projects')}>
        <PlainTable
          label={text('account.projects')}
          columns={['project', 'tasks', 'progress', 'hours']}
          headOf={(column) => text(`account.${column}`)}
          rows={projects.map(({ key, tasks: [done, all], hours }) => {
            const project = text(`account.names.${key}`);
            return {
              key,
              cells: {
                project,
                tasks: text('account.of', { done, all }),
                progress: (
                  <span className={styles.progress}>
                    <ProgressBar value={done / all} aria-label={project} />
                    <span>{Math.round((done / all) * 100)}%</span>
                  </span>
                ),
                hours: text('account.hour', { count: hours, shown: formatNumber(hours) }),
              },
            };
          })}
        />
      </SectionCard>
      <SectionCard title={text('account.timeline')}>
        <ol className={styles.steps}>
          {steps.map((key) => (
            <li key={key} className={styles.step}>
              <Text weight="semibold">{text(`account.steps.${key}.title`)}</Text>
              <Text>{text(`account.steps.${key}.body`, { name: user.fullName, company: user.company })}</Text>
              <Text size={200} className={styles.quiet}>
                {text(`account.steps.${key}.when`)}
              </Text>
            </li>
          ))}
        </ol>
      </SectionCard>
    </>
  );
};
