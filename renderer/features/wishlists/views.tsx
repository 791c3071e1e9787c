/** Switches between the list of entries and the two counts. */
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../kit/format/text';
import { ViewTabs } from '../../kit/ui/view-tabs';

export const demandPaths = { event: '/wishlists/demand', visitor: '/wishlists/demand?by=visitor' } as const;
export type By = keyof typeof demandPaths;

export const useBy = (): By => (useSearchParams()[0].get('by') === 'visitor' ? 'visitor' : 'event');

export const Views = ({ open }: { readonly open: By | 'list' }) => {
  const text = useText('wishlists');
  return (
    <ViewTabs
      label={text('views.label')}
      open={open === 'list' ? '/wishlists' : demandPaths[open]}
      views={[
        { to: '/wishlists', label: text('views.list') },
        { to: demandPaths.event, label: text('views.event') },
        { to: demandPaths.visitor, label: text('views.visitor') },
      ]}
    />
  );
};

export const ListHeader = () => <Views open="list" />;
