import type { SamplePermission } from '@contract/samples/entities/permission';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';
import { CrossTable, Tick } from '../../kit/ui/table/cross-table';
import { roles } from './roles';

/** Which permission belongs to which role. */
export const PermissionTable = ({ permissions }: { readonly permissions: readonly SamplePermission[] }): ReactNode => {
  const text = useText('role-cards');
  return (
    <SectionCard title={text('table.title')}>
      <CrossTable
        label={text('table.title')}
        corner={text('table.permission')}
        columns={roles.map(({ name }) => ({ key: name, label: text(`roles.${name}`) }))}
        rows={permissions.map(({ id, name, assignedTo }) => ({ key: String(id), label: name, assignedTo }))}
        cell={({ assignedTo }, role) => {
          const is = assignedTo.includes(role.key);
          return <Tick is={is} label={text(is ? 'table.yes' : 'table.no')} />;
        }}
      />
    </SectionCard>
  );
};
