/** Assigned fields that are not saved yet, with their effect on the last answer and a Save button. */
import type { FieldPreview } from '@contract/server-natives';
import { Button, makeStyles, mergeClasses, Text } from '@fluentui/react-components';
import { ArrowRightRegular, DismissRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useState } from 'react';
import { bridge } from '../../../kit/bridge';
import { plain } from '../../../kit/format/plain';
import { SectionCard } from '../../../kit/section-card';
import { useServerCheck } from '../../../kit/server-check';
import { TableFrame } from '../../../kit/table/table-frame';
import { useText } from '../../../kit/text';
import { type Assignment, type Draft, profileWith } from './draft';
import { useTableStyles } from './table.styles';

const useStyles = makeStyles({
  values: { maxInlineSize: '28ch', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  arrow: { verticalAlign: 'middle', ':dir(rtl)': { scale: '-1 1' } },
});

interface DraftCardProps {
  readonly draft: Draft;
  readonly isBusy: boolean;
  readonly onClear: (gone: Assignment) => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

export const DraftCard = ({ draft, isBusy, onClear, onSave, onDiscard }: DraftCardProps): ReactNode => {
  const styles = useTableStyles();
  const text = useText('settings');
  return (
    <SectionCard
      title={text('check.draft.title', { count: draft.length })}
      about={text('check.draft.about')}
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
              <th scope="col" className={styles.head} aria-label={text('check.column.remove')} />
            </tr>
          </thead>
          <tbody>
            {draft.map((assignment) => (
              <DraftRow
                key={`${assignment.entity}.${assignment.field}`}
                assignment={assignment}
                onClear={() => onClear(assignment)}
              />
            ))}
          </tbody>
        </table>
      </TableFrame>
    </SectionCard>
  );
};

/** Values of the last check's answer. They come from main each time, and the page does not store them. */
const usePreview = (assignment: Assignment): FieldPreview | undefined => {
  const [preview, setPreview] = useState<FieldPreview>();
  const profile = useServerCheck((state) => state.view?.profile);
  useEffect(() => {
    let isCurrent = true;
    const { call, field } = assignment;
    const candidate = profile && profileWith(profile, [assignment]);
    // A profile is JSON, but its type has no index signature.
    const asked = candidate && { call, field, profile: JSON.parse(JSON.stringify(candidate)) };
    if (asked)
      void bridge()
        .servers.preview(asked)
        .then((result) => {
          if (isCurrent) setPreview(result.ok && result.value ? result.value : undefined);
        });
    return () => {
      isCurrent = false;
    };
  }, [assignment, profile]);
  return preview;
};

const shown = (values: readonly unknown[] | undefined): string =>
  (values ?? [])
    .map((value) => plain(value))
    .filter((word) => word !== '')
    .slice(0, 3)
    .join(' · ');

const DraftRow = ({ assignment, onClear }: { readonly assignment: Assignment; readonly onClear: () => void }) => {
  const styles = useTableStyles();
  const own = useStyles();
  const text = useText('settings');
  const preview = usePreview(assignment);
  const { entity, field, path } = assignment;
  const [before, after] = [shown(preview?.before), shown(preview?.after)];
  return (
    <tr className={styles.row}>
      <th
        scope="row"
        className={mergeClasses(styles.cell, styles.code)}
        style={{ fontWeight: 400, textAlign: 'start' }}
      >
        <bdi>
          {entity}.{field}
        </bdi>
      </th>
      <td className={mergeClasses(styles.cell, styles.code)}>
        <bdi>{path}</bdi>
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
          aria-label={text('check.draft.remove', { field })}
          onClick={onClear}
        />
      </td>
    </tr>
  );
};
