/** `/page-layout/collapsed`: sets the preference for a menu of icons, and restores it when the page is left. */
import { Switch } from '@fluentui/react-components';
import { type ReactNode, useEffect } from 'react';
import { useText } from '../../kit/format/text';
import { setPreferences, usePreferences } from '../../kit/stores/preferences';
import { BackLink } from '../../kit/ui/back-link';
import { Page } from '../../kit/ui/page';
import { Figures } from './figures';
import { LayoutGuide } from './layout-guide';

export const Screen = (): ReactNode => {
  const text = useText('page-layout');
  const collapsed = usePreferences((state) => state.collapsed);
  useEffect(() => {
    const before = usePreferences.getState().collapsed;
    setPreferences({ collapsed: true });
    return () => setPreferences({ collapsed: before });
  }, []);
  return (
    <Page
      title={text('samples:families.pageLayout.collapsed')}
      description={text('collapsed.about')}
      actions={
        <Switch
          label={text('collapsed.switch')}
          checked={collapsed}
          onChange={(_, { checked }) => setPreferences({ collapsed: checked })}
        />
      }
    >
      <BackLink to="/page-layout">{text('back')}</BackLink>
      <Figures />
      <LayoutGuide layout="collapsed" code="setPreferences({ collapsed: true });" />
    </Page>
  );
};
