/** Unsaved changes to the profile, with their effect on the last answer and a Save button. */
import { type Assignment, keyOf, type Target } from '@contract/reading/check/assignment';
import { Button, makeStyles, mergeClasses, Text } from '@fluentui/react-components';
import { ArrowRightRegular, DismissRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { TableFrame } from '../../../kit/ui/table/table-frame';
import { VisuallyHidden } from '../../../kit/ui/visually-hidden';
import { assignmentText, targetText } from './assignment-text';
import type { Draft } from './draft';
import { useTableStyles } from './table.styles';
import { usePreview } from './use-preview';

const useStyles = makeStyles({
  values: { maxInlineSize: '28ch', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  arrow: { verticalAlign: 'middle', ':dir(rtl)': { scale: '-1 1' } },
});

interface DraftCardProps {
  readonly draft: Draft;
  readonly isBusy: boolean;
  readonly onClear: (target: Target) => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

export const DraftCard = ({ draft, isBusy, onClear, onSave, onDiscard }: DraftCardProps): ReactNode => {
  const styles = useTableStyles();
  const text = useText('settings');
  return (
    <SectionCard
      title={text('check.draft.title', { count: draft.length })}
      description={text('check.draft.about')}
      actions={
        <>
          <Button disabledFocusable={isBusy} onClick={onDiscard}>
            {text('check.draft.discard')}
          </Button>
          <Button appearance="primary" disabledFocusable={isBusy} onClick={onSave}>
            {text('check.draft.save')}
          </Button>
        </>
      }
    >
      <TableFrame label={text('check.draft.table')}>
        <table className={styles.table} aria-label={text('check.draft.list')}>
          <thead>
            <tr>
              {(['field', 'path', 'before', 'after'] as const).map((head) => (
                <th key={head} scope="col" className={styles.head}>
                  {text(`check.column.${head}`)}
                </th>
              ))}
              <th scope="col" className={styles.head}>
                <VisuallyHidden>{text('check.column.remove')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {draft.map((assignment) => (
              <DraftRow key={keyOf(assignment)} assignment={assignment} onClear={() => onClear(assignment)} />
            ))}
          </tbody>
        </table>
      </TableFrame>
    </SectionCard>
  );
};

const DraftRow = ({ assignment, onClear }: { readonly assignment: Assignment; readonly onClear: () => void }) => {
  const styles = useTableStyles();
  const own = useStyles();
  const text = useText('settings');
  const { before, after } = usePreview(assignment);
  const target = targetText(text, assignment);
  return (
    <tr className={styles.row}>
      <th
        scope="row"
        className={mergeClasses(styles.cell, styles.code)}
        style={{ fontWeight: 400, textAlign: 'start' }}
      >
        <bdi>{target}</bdi>
      </th>
      <td className={mergeClasses(styles.cell, styles.code)}>
        <bdi>{assignmentText(text, assignment)}</bdi>
      </td>
      <td className={mergeClasses(styles.cell, own.values, styles.quiet)} title={before}>
        <bdi>{before === '' ? text('check.draft.empty') : before}</bdi>
      </td>
      <td className={mergeClasses(styles.cell, own.values)} title={after}>
        <ArrowRightRegular className={own.arrow} aria-hidden />{' '}
        <Text size={200} weight="semibold">
          <bdi>{after === '' ? text('check.draft.empty') : after}</bdi>
        </Text>
      </td>
      <td className={mergeClasses(styles.cell, styles.end)}>
        <Button
          size="small"
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={text('check.draft.remove', { target })}
          onClick={onClear}
        />
      </td>
    </tr>
  );
};
