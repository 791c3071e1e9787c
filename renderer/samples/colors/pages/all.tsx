/** `/colors/all`: every color token with its value in each theme. The search is in the URL. */

import { skins } from '@contract/appearance';
import { fold } from '@contract/text/fold';
import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { ColorRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Message } from '../../../kit/feedback/message';
import { useText } from '../../../kit/format/text';
import { themes } from '../../../kit/skins/themes';
import { row, width } from '../../kit/layout';
import { SearchInput } from '../../kit/search-input';
import { TokenName } from '../../kit/showcase/token-name';
import { plainList } from '../../kit/styles';
import { colorTokens } from '../pairs';
import { Swatch } from '../swatch';

const useStyles = makeStyles({
  count: { color: tokens.colorNeutralForeground3 },
  rows: { ...plainList },
  row: {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 420px) repeat(${skins.length}, 140px)`,
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    minBlockSize: '40px',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke3,
    '@media (max-width: 1250px)': {
      gridTemplateColumns: `repeat(${skins.length}, minmax(0, 1fr))`,
      paddingBlock: '4px',
    },
  },
  drawnLate: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 40px' },
  heads: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    minBlockSize: '32px',
    backgroundColor: tokens.colorNeutralBackground1,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  name: { minInlineSize: 0, '@media (max-width: 1250px)': { gridColumn: '1 / -1' } },
  value: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minInlineSize: 0,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase100,
    color: tokens.colorNeutralForeground2,
  },
});

export const Content = (): ReactNode => {
  const styles = useStyles();
  const text = useText('colors');
  const [search, setSearch] = useSearchParams();
  const query = search.get('q') ?? '';
  const terms = fold(query).split(/\s+/).filter(Boolean);
  const shown = colorTokens.filter((token) =>
    terms.every(
      (word) =>
        token.toLowerCase().includes(word) || skins.some((skin) => themes[skin][token].toLowerCase().includes(word)),
    ),
  );
  return (
    <>
      <div style={row(tokens.spacingHorizontalL)}>
        <SearchInput
          style={width(320)}
          label={text('all.search')}
          maxLength={60}
          query={query}
          onQueryChange={(q) => setSearch(q === '' ? {} : { q }, { replace: true })}
        />
        <Text className={styles.count} role="status">
          {text('all.count', { count: shown.length })}
        </Text>
      </div>
      {shown.length === 0 ? (
        <Message icon={ColorRegular} title={text('all.none')} body={text('all.noneBody', { words: query })} />
      ) : (
        <div>
          <div className={mergeClasses(styles.row, styles.heads)} aria-hidden>
            <span className={styles.name}>{text('table.token')}</span>
            {skins.map((skin) => (
              <span key={skin}>{text(`skins.${skin}`)}</span>
            ))}
          </div>
          <ul className={styles.rows} aria-label={text('all.list')}>
            {shown.map((token) => (
              <li key={token} className={mergeClasses(styles.row, styles.drawnLate)}>
                <span className={styles.name}>
                  <TokenName name={token} />
                </span>
                {skins.map((skin) => (
                  <span key={skin} className={styles.value} title={text(`skins.${skin}`)}>
                    <Swatch background={themes[skin][token]} />
                    <span dir="ltr">{themes[skin][token]}</span>
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
};
