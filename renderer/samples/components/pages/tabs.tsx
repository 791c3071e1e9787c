import { makeStyles, Tab, TabList, Text } from '@fluentui/react-components';
import { CalendarRegular, MapRegular, PeopleRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../kit/format/text';
import type { Examples } from '../../kit/showcase/example';

const useStyles = makeStyles({ panel: { paddingBlockStart: '12px', paddingInlineStart: '8px' } });

const names = ['schedule', 'people', 'map'] as const;
const icons = { schedule: <CalendarRegular />, people: <PeopleRegular />, map: <MapRegular /> };
const tabList =
  (example: string, look: Partial<Parameters<typeof TabList>[0]>, withIcons = false) =>
  (): ReactNode => {
    const text = useText('components');
    return (
      <TabList {...look} aria-label={text(`tabs.${example}.title`)} defaultSelectedValue="people">
        {names.map((name) => (
          <Tab
            key={name}
            value={name}
            disabled={example === 'disabled' && name === 'map'}
            {...(withIcons ? { icon: icons[name] } : {})}
          >
            {text(`tabs.${name}.name`)}
          </Tab>
        ))}
      </TabList>
    );
  };

export const examples: Examples = {
  basic: {
    code: '<TabList selectedValue={open} onTabSelect={choose}><Tab value="map">Map</Tab></TabList>',
    Preview: ({ text }) => {
      const styles = useStyles();
      const [open, setOpen] = useState('schedule');
      return (
        <div>
          <TabList
            aria-label={text('tabs.basic.title')}
            selectedValue={open}
            onTabSelect={(_, { value }) => setOpen(String(value))}
          >
            {names.map((name) => (
              <Tab key={name} value={name} aria-controls="tabs-panel">
                {text(`tabs.${name}.name`)}
              </Tab>
            ))}
          </TabList>
          <div id="tabs-panel" role="tabpanel" aria-label={text(`tabs.${open}.name`)} className={styles.panel}>
            <Text>{text(`tabs.${open}.body`)}</Text>
          </div>
        </div>
      );
    },
  },
  icons: {
    code: '<Tab value="map" icon={<MapRegular />}>Map</Tab>',
    Preview: tabList('icons', { size: 'small' }, true),
  },
  upright: { code: '<TabList vertical>…</TabList>', Preview: tabList('upright', { vertical: true }, true) },
  filled: {
    code: '<TabList appearance="subtle-circular">…</TabList>',
    Preview: tabList('filled', { appearance: 'subtle-circular' }),
  },
  disabled: { code: '<Tab value="map" disabled>Map</Tab>', Preview: tabList('disabled', {}) },
};
