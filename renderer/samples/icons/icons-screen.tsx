/** `/icons`: every icon of the package. Search, size and style are in the URL. */
import { Dropdown, makeStyles, Option, Tab, TabList, Text, tokens } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { copyText } from '../../kit/feedback/copy-text';
import { Message } from '../../kit/feedback/message';
import { Pending } from '../../kit/feedback/states';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { SearchInput } from '../kit/search-input';
import { useGlyphs } from './glyphs';
import { IconGrid } from './icon-grid';
import { IconViews } from './icon-views';
import { findIcons, type Icon, type Size, type Style, sizes, styles as styleNames } from './names';
import { SelectedIcon } from './selected-icon';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
    marginBlock: '-4px',
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-height: 500px)': { position: 'static' },
  },
  search: { flexGrow: 1, inlineSize: '240px', maxInlineSize: '480px' },
  size: { minInlineSize: '132px' },
  count: { marginInlineStart: 'auto', color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

interface GalleryProps {
  readonly query: string;
  readonly size: Size;
  readonly style: Style;
  readonly bar: ReactNode;
}

const Gallery = ({ query, size, style, bar }: GalleryProps): ReactNode => {
  const styles = useStyles();
  const text = useText('icons');
  const { icons, family } = useGlyphs(size, style);
  const [selected, setSelected] = useState<Icon>();
  const matches = findIcons(icons, query);
  const select = (icon: Icon) => {
    copyText(icon.name);
    setSelected(icon);
  };
  return (
    <>
      <div className={styles.bar}>
        {bar}
        <Text className={styles.count} role="status">
          {text('count', { count: matches.length, shown: formatNumber(matches.length) })}
        </Text>
      </div>
      {matches.length === 0 ? (
        <Message icon={SearchRegular} title={text('none')} body={text('noneBody', { words: query })} />
      ) : (
        <IconGrid
          key={`${size} ${style} ${query}`}
          label={text('list')}
          icons={matches}
          family={family}
          size={size}
          selected={selected?.name}
          onChoose={select}
        />
      )}
      {selected ? <SelectedIcon icon={selected} family={family} onClose={() => setSelected(undefined)} /> : undefined}
    </>
  );
};

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('icons');
  const [search, setSearch] = useSearchParams();
  const query = search.get('q') ?? '';
  const size = sizes.find((one) => one === search.get('size')) ?? 'any';
  const style = styleNames.find((one) => one.toLowerCase() === search.get('style')) ?? 'Regular';
  const change = (next: Readonly<Record<string, string>>) => {
    const all = { q: query, size, style: style.toLowerCase(), ...next };
    const params = Object.entries(all).filter(([, value]) => !['', 'any', 'regular'].includes(value));
    setSearch(Object.fromEntries(params), { replace: true, preventScrollReset: true });
  };
  // Typing stays responsive while thousands of names are filtered, and a new font replaces the old one once it is loaded.
  const deferred = { query: useDeferredValue(query), size: useDeferredValue(size), style: useDeferredValue(style) };
  const bar = (
    <>
      <SearchInput
        className={styles.search}
        label={text('search')}
        maxLength={60}
        query={query}
        onQueryChange={(q) => change({ q })}
      />
      <TabList
        size="small"
        aria-label={text('style')}
        selectedValue={style}
        onTabSelect={(_, { value }) => change({ style: String(value).toLowerCase() })}
      >
        {styleNames.map((one) => (
          <Tab key={one} value={one}>
            {text(`styles.${one}`)}
          </Tab>
        ))}
      </TabList>
      <Dropdown
        className={styles.size}
        aria-label={text('size')}
        value={text(`sizes.${size}`)}
        selectedOptions={[size]}
        onOptionSelect={(_, { optionValue }) => change({ size: optionValue ?? 'any' })}
      >
        {sizes.map((one) => (
          <Option key={one} value={one} text={text(`sizes.${one}`)}>
            {text(`sizes.${one}`)}
          </Option>
        ))}
      </Dropdown>
    </>
  );
  return (
    <Page title={text('title')} description={text('about')}>
      <IconViews />
      <Suspense
        fallback={
          <>
            <div className={styles.bar}>{bar}</div>
            <Pending />
          </>
        }
      >
        <Gallery {...deferred} bar={bar} />
      </Suspense>
    </Page>
  );
};
