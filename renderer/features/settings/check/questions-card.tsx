/** The open questions of a check other than fields: each value found, with a choice of meanings. */
import type { Assignment, Target } from '@contract/reading/check/assignment';
import type { Question } from '@contract/reading/check/questions';
import { Button, Dropdown, makeStyles, mergeClasses, Option } from '@fluentui/react-components';
import { LightbulbRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { TimeZoneCombobox } from '../../../kit/form/location/time-zone-combobox';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { TableFrame } from '../../../kit/ui/table/table-frame';
import { choiceText, targetText } from './assignment-text';
import { type Draft, findAssignment } from './draft';
import { useTableStyles } from './table.styles';

const useStyles = makeStyles({
  control: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px' },
  choice: { minInlineSize: '200px' },
  list: { maxHeight: '320px' },
});

interface QuestionsCardProps {
  readonly questions: readonly Question[];
  readonly draft: Draft;
  readonly onAssign: (assignment: Assignment) => void;
  readonly onClear: (target: Target) => void;
}

export const QuestionsCard = ({ questions, draft, onAssign, onClear }: QuestionsCardProps): ReactNode => {
  const styles = useTableStyles();
  const text = useText('settings');
  return (
    <SectionCard title={text('check.open.title', { count: questions.length })} description={text('check.open.about')}>
      <TableFrame label={text('check.open.table')}>
        <table className={styles.table} aria-label={text('check.open.list')}>
          <thead>
            <tr>
              {(['about', 'found', 'at', 'means'] as const).map((head) => (
                <th key={head} scope="col" className={styles.head}>
                  {text(`check.column.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {questions.map((question) => (
              <QuestionRow
                key={question.key}
                question={question}
                assigned={findAssignment(draft, question.target)}
                onAssign={onAssign}
                onClear={onClear}
              />
            ))}
          </tbody>
        </table>
      </TableFrame>
    </SectionCard>
  );
};

interface QuestionRowProps extends Pick<QuestionsCardProps, 'onAssign' | 'onClear'> {
  readonly question: Question;
  readonly assigned: Assignment | undefined;
}

const QuestionRow = ({ question, assigned, onAssign, onClear }: QuestionRowProps): ReactNode => {
  const styles = useTableStyles();
  const own = useStyles();
  const text = useText('settings');
  const { target, found, at, choices, suggested } = question;
  const name = text('check.meaningOf', { target: targetText(text, target) });
  const labelOf = (one: Assignment): string => {
    const choice = choices.find(({ assignment }) => JSON.stringify(assignment) === JSON.stringify(one));
    return choiceText(text, question, one, choice?.label ?? '');
  };
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.cell} style={{ fontWeight: 400, textAlign: 'start' }}>
        {target.kind === 'part' || target.kind === 'send'
          ? targetText(text, target)
          : text(`check.about.${target.kind}`)}
      </th>
      <td className={mergeClasses(styles.cell, found !== '' && styles.code)}>
        <bdi>{found === '' ? text(`check.gap.${target.kind}`) : found}</bdi>
      </td>
      <td className={mergeClasses(styles.cell, styles.code, styles.quiet)}>
        <bdi>{at}</bdi>
      </td>
      <td className={styles.cell}>
        <span className={own.control}>
          {target.kind === 'zone' ? (
            <TimeZoneCombobox
              aria-label={name}
              zone={assigned?.kind === 'zone' ? assigned.zone : ''}
              noneLabel={text('check.assignNone')}
              onChoose={(zone) => (zone === '' ? onClear(target) : onAssign({ kind: 'zone', zone }))}
            />
          ) : (
            <Dropdown
              size="small"
              className={own.choice}
              listbox={{ className: own.list }}
              aria-label={name}
              placeholder={text('check.assignNone')}
              value={assigned ? labelOf(assigned) : ''}
              selectedOptions={assigned ? [JSON.stringify(assigned)] : []}
              onOptionSelect={(_, { optionValue }) => {
                const choice = choices.find(({ assignment }) => JSON.stringify(assignment) === optionValue);
                if (choice) onAssign(choice.assignment);
                else onClear(target);
              }}
            >
              {assigned ? <Option value="">{text('check.assignNone')}</Option> : null}
              {choices.map(({ assignment, label }) => (
                <Option key={JSON.stringify(assignment)} value={JSON.stringify(assignment)}>
                  {choiceText(text, question, assignment, label)}
                </Option>
              ))}
            </Dropdown>
          )}
          {suggested && !assigned ? (
            <Button
              size="small"
              appearance="subtle"
              icon={<LightbulbRegular />}
              aria-label={text('check.useMeaning', { value: labelOf(suggested), target: targetText(text, target) })}
              onClick={() => onAssign(suggested)}
            >
              <bdi>{labelOf(suggested)}</bdi>
            </Button>
          ) : null}
        </span>
      </td>
    </tr>
  );
};
