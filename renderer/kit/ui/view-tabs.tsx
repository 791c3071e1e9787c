/** The views of an area as tabs that are links. */
import { makeStyles, Tab, TabList } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import { useLocation, useNavigate } from 'react-router-dom';

const useStyles = makeStyles({ tabs: { marginInlineStart: '-8px' } });

export interface View {
  /** A path, with a search part if the view has its own. */
  readonly to: string;
  readonly label: string;
  readonly icon?: FluentIcon;
}

interface ViewTabsProps {
  readonly label: string;
  readonly views: readonly View[];
  /** The open view; by default the one with the current path. */
  readonly open?: string;
}

export const ViewTabs = ({ label, views, open }: ViewTabsProps) => {
  const styles = useStyles();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <TabList
      className={styles.tabs}
      size="small"
      appearance="subtle"
      aria-label={label}
      selectedValue={open ?? pathname}
      onTabSelect={(_, { value }) => void navigate(String(value))}
    >
      {views.map((view) => (
        <Tab key={view.to} value={view.to} {...(view.icon ? { icon: <view.icon /> } : {})}>
          {view.label}
        </Tab>
      ))}
    </TabList>
  );
};
