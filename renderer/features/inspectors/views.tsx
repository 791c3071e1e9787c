/** Switches between the list of inspectors and the teams. */
import { useText } from '../../kit/format/text';
import { ViewTabs } from '../../kit/ui/view-tabs';

export const Views = () => {
  const text = useText('inspectors');
  return (
    <ViewTabs
      label={text('views.label')}
      views={[
        { to: '/inspectors', label: text('views.list') },
        { to: '/inspectors/teams', label: text('views.teams') },
      ]}
    />
  );
};

export { Views as ListHeader };
