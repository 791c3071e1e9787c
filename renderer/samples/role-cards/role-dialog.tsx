import type { SamplePermission } from '@contract/samples/entities/permission';
import { Button, Checkbox, makeStyles, Text } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../kit/dialog/form-dialog';
import { useText } from '../../kit/format/text';
import type { Role } from './roles';

const useStyles = makeStyles({
  content: { display: 'grid', rowGap: '8px' },
  boxes: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' },
  actions: { display: 'flex', justifyContent: 'flex-end', columnGap: '8px' },
});

interface RoleDialogProps {
  readonly role: Role;
  readonly permissions: readonly SamplePermission[];
  readonly onClose: () => void;
}

/** A role's permissions, to try out: the sample API cannot assign them. */
export const RoleDialog = ({ role, permissions, onClose }: RoleDialogProps): ReactNode => {
  const styles = useStyles();
  const text = useText('role-cards');
  const given = permissions.filter(({ assignedTo }) => assignedTo.includes(role.name)).map(({ id }) => id);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(given));
  const all = permissions.map(({ id }) => id);
  const isAll = chosen.size === all.length;
  const toggle = (id: number, on: boolean) =>
    setChosen(new Set(on ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
  return (
    <FormDialog title={text('dialog.title', { role: text(`roles.${role.name}`) })} onClose={onClose}>
      <div className={styles.content}>
        <Text>{text('dialog.about')}</Text>
        <Checkbox
          label={text('dialog.all')}
          checked={isAll ? true : chosen.size > 0 ? 'mixed' : false}
          onChange={() => setChosen(new Set(isAll ? [] : all))}
        />
        <div className={styles.boxes}>
          {permissions.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.has(id)}
              onChange={(_, { checked }) => toggle(id, checked === true)}
            />
          ))}
        </div>
        <div className={styles.actions}>
          <Button onClick={() => setChosen(new Set(given))}>{text('dialog.reset')}</Button>
          <Button appearance="primary" onClick={onClose}>
            {text('dialog.close')}
          </Button>
        </div>
      </div>
    </FormDialog>
  );
};
