/** Switches between all roles and the own permissions. */
import { useText } from '../../kit/format/text';
import { ViewTabs } from '../../kit/ui/view-tabs';

export const Views = () => {
  const text = useText('roles');
  return (
    <ViewTabs
      label={text('views')}
      views={[
        { to: '/roles', label: text('title') },
        { to: '/roles/mine', label: text('mine') },
      ]}
    />
  );
};
