import { BookOpenRegular, IconsRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { ViewTabs } from '../../kit/ui/view-tabs';

/** The two pages about icons. */
export const IconViews = (): ReactNode => {
  const text = useText('icons');
  return (
    <ViewTabs
      label={text('views.label')}
      views={[
        { to: '/icons', label: text('views.gallery'), icon: IconsRegular },
        { to: '/icons/use', label: text('views.use'), icon: BookOpenRegular },
      ]}
    />
  );
};
