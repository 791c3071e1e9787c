/** One call of a check: how each field was found, and which other fields the server sends. */

import type { Assignment, Target } from '@contract/reading/check/assignment';
import type { CallReport, FieldReport } from '@contract/reading/check/report';
import { suggestionsOf } from '@contract/reading/check/suggest';
import { Badge, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useMemo } from 'react';
import { readableLabel } from '../../../kit/format/label';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { TableFrame } from '../../../kit/ui/table/table-frame';
import { AssignField } from './assign-field';
import { type Draft, findAssignment } from './draft';
import { useTableStyles } from './table.styles';

const useStyles = makeStyles({
  unknown: { display: 'flex', flexWrap: 'wrap', gap: '4px 12px', margin: 0, padding: 0, listStyleType: 'none' },
  type: { color: tokens.colorNeutralForeground3 },
  title: { margin: 0 },
  line: { whiteSpace: 'nowrap' },
});

interface CallPanelProps {
  readonly call: CallReport;
  readonly draft: Draft;
  /** Absent if the profile cannot be changed. */
  readonly onAssign?: ((assignment: Assignment) => void) | undefined;
  readonly onClear: (target: Target) => void;
}

const order: Readonly<Record<FieldReport['how'], number>> = {
  missing: 0,
  profile: 1,
  synonym: 2,
  nested: 3,
  spelling: 4,
  exact: 5,
};
const tones = {
  missing: 'danger',
  profile: 'brand',
  synonym: 'informative',
  nested: 'informative',
  spelling: 'informative',
  exact: 'success',
} as const;

const assignedPath = (draft: Draft, target: Target): string | undefined => {
  const one = findAssignment(draft, target);
  return one?.kind === 'field' ? one.path : undefined;
};

/** Missing required fields come first. */
const sortRank = ({ how, optional }: FieldReport): number => order[how] + (how === 'missing' && optional ? 0.5 : 0);

export const CallPanel = ({ call, draft, onAssign, onClear }: CallPanelProps): ReactNode => {
  const styles = useTableStyles();
  const own = useStyles();
  const text = useText('settings');
  const { entity, fields, unknown, rows, id } = call;
  const suggestions = useMemo(() => new Map(suggestionsOf(call).map(({ field, path }) => [field, path])), [call]);
  const sorted = useMemo(() => fields.toSorted((one, other) => sortRank(one) - sortRank(other)), [fields]);
  return (
    <SectionCard title={id} description={entity === undefined ? call.path : `${readableLabel(entity)} · ${call.path}`}>
      {fields.length > 0 && (
        <TableFrame label={text('check.fields', { call: id })}>
          <table className={styles.table} aria-label={text('check.fieldsTable')}>
            <thead>
              <tr>
                {(['field', 'how', 'path', 'filled'] as const).map((head) => (
                  <th key={head} scope="col" className={mergeClasses(styles.head, head === 'filled' && styles.end)}>
                    {text(`check.column.${head}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sorted.map(({ field, how, path, optional, rows: filled }) => (
                <tr key={field} className={styles.row}>
                  <th
                    scope="row"
                    className={mergeClasses(styles.cell, styles.code)}
                    style={{ fontWeight: 400, textAlign: 'start', whiteSpace: 'nowrap' }}
                  >
                    <bdi>{field}</bdi>
                  </th>
                  <td className={styles.cell}>
                    <Badge
                      className={own.line}
                      appearance="tint"
                      size="small"
                      color={how === 'missing' && optional ? 'informative' : tones[how]}
                    >
                      {text(how === 'missing' && optional ? 'check.how.optional' : `check.how.${how}`)}
                    </Badge>
                  </td>
                  <td className={mergeClasses(styles.cell, styles.code)}>
                    {how === 'missing' && entity !== undefined && onAssign ? (
                      <AssignField
                        field={field}
                        entity={entity}
                        unknown={unknown}
                        suggested={suggestions.get(field)}
                        path={assignedPath(draft, { kind: 'field', entity, field })}
                        onChoose={(chosen) =>
                          chosen === undefined
                            ? onClear({ kind: 'field', entity, field })
                            : onAssign({ kind: 'field', entity, field, path: chosen, call: id })
                        }
                      />
                    ) : (
                      <bdi>{path ?? ''}</bdi>
                    )}
                  </td>
                  <td className={mergeClasses(styles.cell, styles.end, styles.quiet, own.line)}>
                    {how === 'missing' || rows === undefined
                      ? ''
                      : text('check.ofFields', { found: filled, all: rows })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
      {unknown.length > 0 && (
        <>
          <Text as="h3" weight="semibold" className={own.title}>
            {text('check.unknown', { count: unknown.length })}
          </Text>
          <ul className={own.unknown}>
            {unknown.map(({ path, types }) => (
              <li key={path} className={styles.code}>
                <bdi>{path}</bdi>{' '}
                <span className={own.type}>{types.map((type) => text(`check.type.${type}`)).join(', ')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {fields.length + unknown.length === 0 && <Text>{text('check.nothing')}</Text>}
    </SectionCard>
  );
};
