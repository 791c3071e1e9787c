import type { SamplePermission } from '@contract/samples/entities/permission';
import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { SectionCard } from '../../kit/section-card';
import { useText } from '../../kit/text';
import { roles } from './roles';

const useStyles = makeStyles({
  frame: { overflowX: 'auto' },
  table: { borderCollapse: 'collapse', inlineSize: '100%' },
  cell: {
    paddingBlock: '7px',
    paddingInline: '10px',
    textAlign: 'center',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    'thead &': { borderBlockStartStyle: 'none', color: tokens.colorNeutralForeground2 },
    ':first-child': { textAlign: 'start', fontWeight: tokens.fontWeightRegular },
  },
  yes: { fontSize: '20px', color: tokens.colorBrandForeground1, verticalAlign: 'middle' },
  no: { color: tokens.colorNeutralForeground3 },
});

/** Which permission belongs to which role. */
export const PermissionTable = ({ permissions }: { readonly permissions: readonly SamplePermission[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('role-cards');
  return (
    <SectionCard title={text('table.title')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.frame} tabIndex={0} aria-label={text('table.title')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.cell}>
                {text('table.permission')}
              </th>
              {roles.map(({ name }) => (
                <th key={name} scope="col" className={styles.cell}>
                  {text(`roles.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {permissions.map(({ id, name, assignedTo }) => (
              <tr key={id}>
                <th scope="row" className={styles.cell}>
                  {name}
                </th>
                {roles.map((role) => (
                  <td key={role.name} className={styles.cell}>
                    {assignedTo.includes(role.name) ? (
                      <CheckmarkCircleFilled className={styles.yes} aria-label={text('table.yes')} />
                    ) : (
                      <span role="img" aria-label={text('table.no')} className={styles.no}>
                        –
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </SectionCard>
  );
};
