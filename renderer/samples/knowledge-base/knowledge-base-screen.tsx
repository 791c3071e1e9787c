import { Card, makeStyles, SearchBox, Text, tokens } from '@fluentui/react-components';
import { BookOpenRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../kit/page';
import { Message } from '../../kit/states/message';
import { Loaded } from '../../kit/states/states';
import { useText } from '../../kit/text';
import { useCall } from '../../kit/use-call';

const useStyles = makeStyles({
  search: { inlineSize: '420px', maxInlineSize: '100%' },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  card: { blockSize: '100%', rowGap: tokens.spacingVerticalS },
  picture: { inlineSize: '100%', aspectRatio: '3 / 2', objectFit: 'cover', borderRadius: tokens.borderRadiusMedium },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  about: { color: tokens.colorNeutralForeground2 },
});

/** `/pages/knowledge-base`: subjects as cards; the search is in the address. */
export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('knowledge-base');
  const [search, setSearch] = useSearchParams();
  const words = search.get('q') ?? '';
  const call = useCall('faq.knowledgeBase', {});
  const matches = (said: string): boolean => said.toLowerCase().includes(words.trim().toLowerCase());
  return (
    <Page title={text('title')} about={text('about')} width={1_100}>
      <SearchBox
        className={styles.search}
        aria-label={text('search')}
        placeholder={text('search')}
        maxLength={100}
        value={words}
        onChange={(_, { value }) => setSearch(value === '' ? {} : { q: value }, { replace: true })}
      />
      <Loaded call={call}>
        {({ rows }) => {
          const shown = rows.filter(({ title, desc }) => matches(`${title} ${desc}`));
          if (shown.length === 0)
            return <Message icon={BookOpenRegular} title={text('none')} body={text('noneBody', { words })} />;
          return (
            <ul className={styles.cards}>
              {shown.map(({ id, title, desc, img }) => (
                <li key={id}>
                  <Card className={styles.card} appearance="outline">
                    {img ? <img className={styles.picture} src={img} alt="" /> : undefined}
                    <h2 className={styles.title}>{title}</h2>
                    <Text className={styles.about}>{desc}</Text>
                  </Card>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Page>
  );
};
