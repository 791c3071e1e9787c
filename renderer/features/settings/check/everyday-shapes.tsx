/** Canonical fields that were missing in answers during normal use, by call. */
import type { FieldUsage } from '@contract/bridge/servers';
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useEffect, useState } from 'react';
import { bridge } from '../../../kit/bridge/bridge';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { TableFrame } from '../../../kit/ui/table/table-frame';
import { useTableStyles } from './table.styles';

const useStyles = makeStyles({ name: { textAlign: 'start', fontWeight: 400, whiteSpace: 'nowrap' } });

export const EverydayShapes = (): ReactNode => {
  const styles = useTableStyles();
  const own = useStyles();
  const text = useText('settings');
  const [usage, setUsage] = useState<readonly FieldUsage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void bridge()
      .servers.fieldUsage()
      .then((result) => {
        if (isCurrent && result.ok) setUsage(result.value.filter(({ missing }) => missing.length > 0));
      });
    return () => {
      isCurrent = false;
    };
  }, []);
  if (usage.length === 0) return null;
  return (
    <SectionCard title={text('check.everyday.title')} description={text('check.everyday.about')}>
      <TableFrame label={text('check.everyday.title')}>
        <table className={styles.table} aria-label={text('check.everyday.list')}>
          <thead>
            <tr>
              {(['call', 'records', 'fields', 'missing'] as const).map((head) => (
                <th
                  key={head}
                  scope="col"
                  className={mergeClasses(styles.head, (head === 'records' || head === 'fields') && styles.end)}
                >
                  {text(`check.column.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {usage.map(({ call, rows, found, missing }) => (
              <tr key={call} className={styles.row}>
                <th scope="row" className={mergeClasses(styles.cell, styles.code, own.name)}>
                  <bdi>{call}</bdi>
                </th>
                <td className={mergeClasses(styles.cell, styles.end)}>{formatNumber(rows)}</td>
                <td className={mergeClasses(styles.cell, styles.end)}>
                  {text('check.ofFields', { found: found.length, all: found.length + missing.length })}
                </td>
                <td className={mergeClasses(styles.cell, styles.code)}>
                  <bdi>{missing.join(', ')}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </SectionCard>
  );
};
