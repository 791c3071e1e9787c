/** The inspectors as a list, and by team. */
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

/** Above the list. */
export { Views as ListHeader };
