import { makeStyles, tokens } from '@fluentui/react-components';
import { useText } from '../../kit/text';
import { AboutSettings } from './about-settings';
import { AppearanceSettings } from './appearance-settings';
import { DataSettings } from './data-settings';
import { ServerSettings } from './server-settings';
import { SettingGroup } from './setting';

const useStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '960px',
    paddingBlock: tokens.spacingVerticalXXL,
    paddingInline: tokens.spacingHorizontalXXL,
    display: 'grid',
    gap: tokens.spacingVerticalXXL,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** `/settings`. */
export const Screen = () => {
  const styles = useStyles();
  const text = useText('settings');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{text('title')}</h1>
      <SettingGroup title={text('server.title')}>
        <ServerSettings />
      </SettingGroup>
      <SettingGroup title={text('appearance.title')}>
        <AppearanceSettings />
      </SettingGroup>
      <SettingGroup title={text('data.title')}>
        <DataSettings />
      </SettingGroup>
      <SettingGroup title={text('about.title')}>
        <AboutSettings />
      </SettingGroup>
    </div>
  );
};
