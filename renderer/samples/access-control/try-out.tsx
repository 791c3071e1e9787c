import { type Ability, actions, subjects } from '@contract/ability';
import { Field, makeStyles, Select, Text, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled, DismissCircleFilled } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';
import { useNeedsText } from './needs-text';
import type { Person } from './people';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  answer: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  yes: { fontSize: '24px', flexShrink: 0, color: tokens.colorStatusSuccessForeground1 },
  no: { fontSize: '24px', flexShrink: 0, color: tokens.colorStatusDangerForeground1 },
});

interface TryOutProps {
  readonly person: Person;
  readonly ability: Ability;
}

/** Checks any action on any subject against the account's permissions. */
export const TryOut = ({ person, ability }: TryOutProps): ReactNode => {
  const styles = useStyles();
  const text = useText('access-control');
  const app = useText('app');
  const [action, setAction] = useState<(typeof actions)[number]>('read');
  const [subject, setSubject] = useState<(typeof subjects)[number]>('Booking');
  const needs = useNeedsText([action, subject]);
  const may = ability.can(action, subject);
  const Icon = may ? CheckmarkCircleFilled : DismissCircleFilled;
  return (
    <SectionCard title={text('try.title')}>
      <div className={styles.fields}>
        <Field label={text('try.action')}>
          <Select value={action} onChange={(_, { value }) => setAction(actions.find((one) => one === value) ?? action)}>
            {actions.map((one) => (
              <option key={one} value={one}>
                {app(`actions.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={text('try.subject')}>
          <Select
            value={subject}
            onChange={(_, { value }) => setSubject(subjects.find((one) => one === value) ?? subject)}
          >
            {subjects.map((one) => (
              <option key={one} value={one}>
                {app(`subjects.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <span className={styles.answer} role="status">
        <Icon className={may ? styles.yes : styles.no} aria-hidden />
        <Text>{text(may ? 'try.yes' : 'try.no', { name: text(`people.${person}.who`), needs })}</Text>
      </span>
    </SectionCard>
  );
};
